import { useState } from "preact/hooks";
import { openText } from "../game/files";
import { words } from "../words";

/** Takes a puzzle as text. What cannot be read leaves the board alone, and says where. */
export function PasteForm({ done }: { readonly done: () => void }) {
  const w = words.value;
  const [text, setText] = useState("");
  return (
    <form
      class="paste"
      onSubmit={(event) => {
        event.preventDefault();
        void openText(text).then((taken) => taken && done());
      }}
    >
      <label for="paste">{w.paste}</label>
      <textarea
        id="paste"
        rows={3}
        spellcheck={false}
        placeholder={w.pasteHere}
        value={text}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <button type="submit" disabled={text.trim() === ""}>
        {w.take}
      </button>
    </form>
  );
}
