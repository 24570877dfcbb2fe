import { useState } from "preact/hooks";
import { SymmetryField } from "../components/SymmetryField";
import type { WantedTechnique } from "../engine/variant";
import { words } from "../words";
import { variantWords } from "../words/variant";
import { techniquesOfRules } from "./making";
import { LARGEST_CAGES, type Wishes } from "./wishes";

interface Shown {
  readonly wishes: Wishes;
  readonly change: (wishes: Wishes) => void;
}

/** What a new puzzle with rules of its own shall be, beside its level. */
export function VariantWishes({ wishes, change }: Shown) {
  const w = words.value.ways;
  const v = variantWords.value.making;
  return (
    <>
      <Technique wishes={wishes} change={change} />
      <SymmetryField
        name={w.symmetry}
        value={wishes.symmetry}
        change={(symmetry) => change({ ...wishes, symmetry })}
      />
      <SymmetryField
        name={v.shapes}
        value={wishes.shapes}
        change={(shapes) => change({ ...wishes, shapes })}
      />
      <label>
        {v.largest}
        <select
          value={wishes.largest}
          onChange={(event) => change({ ...wishes, largest: Number(event.currentTarget.value) })}
        >
          {LARGEST_CAGES.map((cells) => (
            <option key={cells} value={cells}>
              {cells}
            </option>
          ))}
        </select>
      </label>
      <label class="check">
        <input
          type="checkbox"
          checked={wishes.givens}
          onChange={(event) => change({ ...wishes, givens: event.currentTarget.checked })}
        />
        {v.givens}
      </label>
    </>
  );
}

/** The techniques come with the engine that knows them, once one looks for them. */
function Technique({ wishes, change }: Shown) {
  const v = variantWords.value.making;
  const [techniques, setTechniques] = useState<readonly WantedTechnique[]>(
    wishes.technique ? [wishes.technique] : [],
  );
  const fetched = () => {
    if (techniques.length < 2) {
      void techniquesOfRules().then(setTechniques);
    }
  };
  return (
    <label>
      {v.technique}
      <select
        value={wishes.technique?.technique ?? ""}
        onFocus={fetched}
        onPointerDown={fetched}
        onChange={(event) => {
          const id = event.currentTarget.value;
          change({ ...wishes, technique: techniques.find(({ technique }) => technique === id) });
        }}
      >
        <option value="">{v.anyTechnique}</option>
        {techniques.map(({ technique, name }) => (
          <option key={technique} value={technique}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
