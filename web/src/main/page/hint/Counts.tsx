import { useState } from "preact/hooks";
import { useSession } from "../components/session";
import type { Hint } from "../engine/steps";
import { countsOf } from "../game/chain-search";
import { hintBoard } from "../game/hint";
import { words } from "../words";

/** The step as truths and links, behind a word: who counts wants no sentence, and who does not wants no count. */
export function Counts({ step }: { readonly step: Hint }) {
  const session = useSession();
  const w = words.value;
  const [lines, setLines] = useState<readonly string[]>();
  const look = async () => {
    setLines(await countsOf(session, hintBoard(session).value.link, step));
  };
  return (
    <details
      class="counts"
      onToggle={(event) => {
        if (event.currentTarget.open && !lines) {
          void look();
        }
      }}
    >
      <summary>{w.truths}</summary>
      <div aria-live="polite">
        {lines?.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {lines?.length === 0 && <p>{w.noTruths}</p>}
      </div>
    </details>
  );
}
