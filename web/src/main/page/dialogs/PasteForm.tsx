import { useEffect, useRef, useState } from "preact/hooks";
import { useSession } from "../components/session";
import { openText } from "../game/files";
import { words } from "../words";
import { notice } from "../words/notice";

/** Takes a puzzle as text. What cannot be read leaves the board alone, and says where. */
export function PasteForm({ done }: { readonly done: () => void }) {
  const session = useSession();
  const w = words.value;
  const [text, setText] = useState("");
  const [problem, setProblem] = useState("");
  const answer = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (problem !== "") {
      answer.current?.scrollIntoView({ block: "nearest" });
    }
  }, [problem]);
  return (
    <form
      class="paste"
      onSubmit={(event) => {
        event.preventDefault();
        void openText(session, text).then((taken) => (taken ? done() : setProblem(notice(session).value)));
      }}
    >
      <label for="paste">{w.paste}</label>
      <textarea
        id="paste"
        rows={3}
        spellcheck={false}
        placeholder={w.pasteHere}
        value={text}
        aria-invalid={problem !== ""}
        aria-describedby="paste-problem"
        onInput={(event) => {
          setText(event.currentTarget.value);
          setProblem("");
        }}
      />
      <p ref={answer} id="paste-problem" class="problem">
        {problem}
      </p>
      <button type="submit" disabled={text.trim() === ""}>
        {w.take}
      </button>
    </form>
  );
}
