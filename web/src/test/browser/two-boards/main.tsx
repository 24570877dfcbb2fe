/** Two boards on one page, without a frame: each in a session of its own. */
import { render } from "preact";
import { Board } from "../../../main/page/board/Board";
import { Pad } from "../../../main/page/board/Pad";
import { SessionContext, useSession } from "../../../main/page/components/session";
import { playText } from "../../../main/page/game/act";
import { createSession } from "../../../main/page/game/create";
import { view } from "../../../main/page/game/view";
import { askHint } from "../../../main/page/hint/asking";
import { HintPanel } from "../../../main/page/hint/HintPanel";
import { notice } from "../../../main/page/words/notice";
import "../../../main/page/styles/index.css";

const PUZZLES = {
  left: "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
  right: "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
};

function Playing() {
  const session = useSession();
  const shown = view(session).value;
  return shown ? (
    <>
      <div class="layers">
        <Board view={shown} />
      </div>
      <p role="status">{notice(session).value}</p>
      <Pad view={shown} />
      <button type="button" onClick={() => void askHint(session)}>
        Hint
      </button>
      <HintPanel />
    </>
  ) : null;
}

for (const [name, puzzle] of Object.entries(PUZZLES)) {
  const session = createSession(name);
  const place = document.querySelector(`[aria-label=${name}]`);
  if (place) {
    render(
      <SessionContext.Provider value={session}>
        <Playing />
      </SessionContext.Provider>,
      place,
    );
  }
  void playText(session, puzzle);
}
