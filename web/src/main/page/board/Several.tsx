import { Icon } from "../components/Icon";
import { useSession } from "../components/session";
import { words } from "../words";
import { several } from "./pointer";

/** Whether each tap takes one more cell into the selection, for those who cannot hold Shift down. */
export function Several() {
  const session = useSession();
  return (
    <label class="several">
      <input
        type="checkbox"
        checked={several(session).value}
        onChange={(event) => {
          several(session).value = event.currentTarget.checked;
        }}
      />
      <Icon name="several" />
      <span>{words.value.several}</span>
    </label>
  );
}
