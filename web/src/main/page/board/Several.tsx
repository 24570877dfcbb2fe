import { Icon } from "../components/Icon";
import { words } from "../words";
import { several } from "./pointer";

/** Whether each tap takes one more cell into the selection, for those who cannot hold Shift down. */
export function Several() {
  return (
    <label class="several">
      <input
        type="checkbox"
        checked={several.value}
        onChange={(event) => {
          several.value = event.currentTarget.checked;
        }}
      />
      <Icon name="several" />
      <span>{words.value.several}</span>
    </label>
  );
}
