package org.escargot.logic.singledigit;

import org.escargot.grid.CellSet;
import org.escargot.grid.House;
import org.escargot.grid.Houses;
import org.escargot.logic.pattern.StrongLinks;
import org.escargot.logic.step.Technique;

/// What two joined strong links of single cells are called: by the houses of the links and of their joint.
final class LinkNames {
    private LinkNames() {}

    static Technique name(StrongLinks links) {
        House.Kind first = links.first().kind();
        House.Kind second = links.second().kind();
        if (first == House.Kind.BOX || second == House.Kind.BOX) {
            return Technique.TURBOT_FISH;
        }
        if (first != second) {
            return Technique.TWO_STRING_KITE;
        }
        return joinedByALine(links) ? Technique.SKYSCRAPER : Technique.TURBOT_FISH;
    }

    private static boolean joinedByALine(StrongLinks links) {
        CellSet joint = links.first().near().or(links.second().near());
        return Houses.common(joint).intersects(Houses.LINES);
    }
}
