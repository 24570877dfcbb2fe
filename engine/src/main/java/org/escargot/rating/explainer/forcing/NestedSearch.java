package org.escargot.rating.explainer.forcing;

import java.util.List;
import org.escargot.rating.explainer.words.CandidateGrid;

/// A search for chains inside a chain.
public interface NestedSearch {
    /// What it finds in `grid`, easiest first, one conclusion for each set of candidates eliminated.
    List<NestedConclusion> find(CandidateGrid grid);
}
