import { CheckpointList } from "../components/CheckpointList";
import { Thumbnail } from "../components/Thumbnail";
import type { Checkpoint, View } from "../engine/view";
import { focusBoard } from "../focus/focus";
import { act } from "../game/act";
import { words } from "../words";

/** The checkpoints of the game, each with a picture. */
export function CheckpointsDialog({ view, close }: { readonly view: View; readonly close: () => void }) {
  const filled = ({ digits }: Checkpoint) => Array.from(digits).filter((digit) => digit !== ".").length;
  return (
    <CheckpointList
      boards={view.checkpoints.map((checkpoint) => ({
        picture: <Thumbnail digits={checkpoint.digits} givens={view.givens} />,
        elapsed: checkpoint.elapsed,
        filled: words.value.filled(filled(checkpoint)),
      }))}
      keep={() => void act("set-checkpoint")}
      restore={(number) => void act("restore", number).then(focusBoard)}
      drop={(number) => void act("drop-checkpoint", number)}
      close={close}
    />
  );
}
