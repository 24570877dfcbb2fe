import { CheckpointList } from "../components/CheckpointList";
import { useSession } from "../components/session";
import { focusBoard } from "../focus/focus";
import { dropCheckpoint, keepCheckpoint, restore } from "./actions";
import { checkpoints } from "./session";

/** The checkpoints of the game with rules of its own. */
export function VariantCheckpoints({ close }: { readonly close: () => void }) {
  const session = useSession();
  const filled = (digits: readonly number[]) => digits.filter((digit) => digit > 0).length;
  return (
    <CheckpointList
      boards={checkpoints(session).value.map(({ board: { digits }, elapsed }) => ({
        elapsed,
        filled: `${filled(digits)}/${digits.length}`,
      }))}
      keep={() => keepCheckpoint(session)}
      restore={(number) => {
        restore(session, number);
        focusBoard();
      }}
      drop={(number) => dropCheckpoint(session, number)}
      close={close}
    />
  );
}
