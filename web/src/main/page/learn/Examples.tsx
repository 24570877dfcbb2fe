import { useEffect, useState } from "preact/hooks";
import { ExampleView } from "../board/ExampleView";
import { Icon } from "../components/Icon";
import type { BackgroundAnswers } from "../engine/answers";
import { type EngineClient, EngineFailure } from "../engine/client";
import type { Example } from "../engine/steps";
import { words } from "../words";
import { learnWords } from "../words/learn";

interface Shown {
  /** In the library format, from the first on. */
  readonly cases: readonly string[];
  readonly engine: EngineClient<BackgroundAnswers>;
}

/** The examples of a technique, of which one is shown. */
export function Examples({ cases, engine }: Shown) {
  const [wanted, setWanted] = useState(0);
  const [shown, setShown] = useState<{ readonly at: number; readonly example: Example } | undefined>(
    undefined,
  );
  const [told, setTold] = useState("");
  useEffect(() => {
    let isWanted = true;
    engine.ask("example", cases[wanted] ?? "").then(
      (example) => {
        if (isWanted) {
          setShown({ at: wanted, example });
          setTold("");
        }
      },
      (failure) => isWanted && failure instanceof EngineFailure && setTold(words.value.noEngine),
    );
    return () => {
      isWanted = false;
    };
  }, [engine, cases, wanted]);
  return (
    <>
      {/* It counts what is shown: the one before stays until the next is there, so that nothing moves under the hand. */}
      {cases.length > 1 && shown && (
        <Choice at={shown.at} wanted={wanted} of={cases.length} choose={setWanted} />
      )}
      {told !== "" && <p role="status">{told}</p>}
      {shown && <ExampleView key={shown.at} example={shown.example} />}
      {!shown && told === "" && <p>{words.value.learning.looking}</p>}
    </>
  );
}

interface ChoiceProps {
  /** The place of the one that is shown. */
  readonly at: number;
  readonly wanted: number;
  readonly of: number;
  readonly choose: (at: number) => void;
}

function Choice({ at, wanted, of, choose }: ChoiceProps) {
  const w = learnWords.value;
  return (
    <div class="example-choice">
      <button
        type="button"
        class="round"
        aria-label={w.previous}
        aria-disabled={wanted === 0}
        onClick={() => choose(Math.max(0, wanted - 1))}
      >
        <Icon name="previous" />
      </button>
      <span role="status">{w.nth(at + 1, of)}</span>
      <button
        type="button"
        class="round"
        aria-label={w.next}
        aria-disabled={wanted === of - 1}
        onClick={() => choose(Math.min(of - 1, wanted + 1))}
      >
        <Icon name="next" />
      </button>
    </div>
  );
}
