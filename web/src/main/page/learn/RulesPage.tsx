import { useEffect, useRef } from "preact/hooks";
import { Prose } from "../components/Prose";
import { useSession } from "../components/session";
import { brought } from "../game/variants";
import { words } from "../words";
import { learnWords } from "../words/learn";
import type { KillerText } from "../words/techniques";

interface Shown {
  readonly technique: string;
  readonly text: KillerText;
}

/** A technique of puzzles with rules of their own: what it looks like, why it works, and practice. */
export function RulesPage({ technique, text }: Shown) {
  const session = useSession();
  const w = words.value.learning;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <article class="lesson">
      <h3 ref={heading} tabIndex={-1}>
        {text.name}
      </h3>
      <p class="actions">
        <button
          type="button"
          class="primary"
          onClick={() => {
            brought(session).value = { practice: { technique, name: text.name } };
          }}
        >
          {w.practise}
        </button>
      </p>
      <h4>{w.pattern}</h4>
      <Prose text={text.pattern} />
      <h4>{w.why}</h4>
      <Prose text={text.why} />
      <p>{learnWords.value.rulesLater}</p>
    </article>
  );
}
