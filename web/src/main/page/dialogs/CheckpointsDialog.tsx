import { CheckpointList } from "../components/CheckpointList";
import { useSession } from "../components/session";
import { Thumbnail } from "../components/Thumbnail";
import type { Checkpoint, View } from "../engine/view";
import { focusBoard } from "../focus/focus";
import { act } from "../game/act";
import { words } from "../words";

/** The checkpoints of the game, each with a picture. */
export function CheckpointsDialog({ view, close }: { readonly view: View; readonly close: () => void }) {
  const session = useSession();
  const filled = ({ digits }: Checkpoint) => Array.from(digits).filter((digit) => digit !== ".").length;
  return (
    <CheckpointList
      boards={view.checkpoints.map((checkpoint) => ({
        picture: <Thumbnail digits={checkpoint.digits} givens={view.givens} />,
        elapsed: checkpoint.elapsed,
        filled: words.value.filled(filled(checkpoint)),
      }))}
      keep={() => void act(session, "set-checkpoint")}
      restore={(number) => void act(session, "restore", number).then(focusBoard)}
      drop={(number) => void act(session, "drop-checkpoint", number)}
      close={close}
    />
  );
}
