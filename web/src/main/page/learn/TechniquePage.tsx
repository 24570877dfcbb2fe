import { useEffect, useRef, useState } from "preact/hooks";
import { Prose } from "../components/Prose";
import { useSession } from "../components/session";
import type { BackgroundAnswers } from "../engine/answers";
import type { EngineClient } from "../engine/client";
import type { TechniqueRow } from "../engine/steps";
import { focusBoard } from "../focus/focus";
import { practise } from "../game/practise";
import { words } from "../words";
import type { TechniqueText } from "../words/techniques";
import { Examples } from "./Examples";

interface Shown {
  readonly row: TechniqueRow;
  readonly text: TechniqueText;
  readonly engine: EngineClient<BackgroundAnswers>;
}

/** A technique: what it looks like, why it works, examples to step through, and practice. */
export function TechniquePage({ row, text, engine }: Shown) {
  const session = useSession();
  const w = words.value.learning;
  const [told, setTold] = useState("");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, [text]);
  const begin = async () => {
    setTold(w.making);
    if (await practise(session, row.technique, text.name)) {
      focusBoard();
    } else {
      setTold(w.notMade);
    }
  };
  return (
    <article class="lesson">
      <h3 ref={heading} tabIndex={-1}>
        {text.name}
      </h3>
      {row.never === "" && (
        <p class="actions">
          <button type="button" class="primary" onClick={() => void begin()}>
            {w.practise}
          </button>
          <span role="status">{told}</span>
        </p>
      )}
      <h4>{w.pattern}</h4>
      <Prose text={text.pattern} />
      <h4>{w.why}</h4>
      <Prose text={text.why} />
      <h4>{w.example}</h4>
      <Examples cases={text.examples} engine={engine} />
      {row.never !== "" && <p class="never">{w.never[row.never]}</p>}
      <h4>{w.also}</h4>
      <Prose text={text.also} />
      <h4>{w.rated}</h4>
      <Prose text={text.rated} />
    </article>
  );
}
