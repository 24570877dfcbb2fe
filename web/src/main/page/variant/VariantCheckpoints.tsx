import { CheckpointList } from "../components/CheckpointList";
import { focusBoard } from "../focus/focus";
import { dropCheckpoint, keepCheckpoint, restore } from "./actions";
import { checkpoints } from "./session";

/** The checkpoints of the game with rules of its own. */
export function VariantCheckpoints({ close }: { readonly close: () => void }) {
  const filled = (digits: readonly number[]) => digits.filter((digit) => digit > 0).length;
  return (
    <CheckpointList
      boards={checkpoints.value.map(({ board: { digits }, elapsed }) => ({
        elapsed,
        filled: `${filled(digits)}/${digits.length}`,
      }))}
      keep={keepCheckpoint}
      restore={(number) => {
        restore(number);
        focusBoard();
      }}
      drop={dropCheckpoint}
      close={close}
    />
  );
}
