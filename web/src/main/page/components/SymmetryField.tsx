import { SYMMETRIES, type Symmetry } from "../engine/door";
import { words } from "../words";

interface Field {
  readonly name: string;
  readonly value: Symmetry;
  readonly change: (value: Symmetry) => void;
}

/** The choice of a symmetry, with its name. */
export function SymmetryField({ name, value, change }: Field) {
  return (
    <label>
      {name}
      <select value={value} onChange={(event) => change(event.currentTarget.value as Symmetry)}>
        {SYMMETRIES.map((each) => (
          <option key={each} value={each}>
            {words.value.ways.symmetries[each]}
          </option>
        ))}
      </select>
    </label>
  );
}
