import { useEffect, useState } from "preact/hooks";
import { PlaceHead } from "../components/PlaceHead";
import { lookUp, techniqueShown } from "../components/route";
import type { BackgroundAnswers } from "../engine/answers";
import { backgroundEngine, type EngineClient } from "../engine/client";
import { FAMILIES } from "../engine/door";
import type { TechniqueRow } from "../engine/steps";
import { language, words } from "../words";
import { naming } from "../words/naming";
import { say } from "../words/notice";
import { speakAll } from "../words/speak";
import { isCalled } from "./names";
import { TechniquePage } from "./TechniquePage";
import { type Texts, techniqueTexts } from "./texts";
import "../styles/learn.css";

interface Known {
  readonly engine: EngineClient<BackgroundAnswers>;
  readonly rows: readonly TechniqueRow[];
  readonly texts: Texts;
}

/** The techniques: a list to search, and the page of the one that is chosen. */
export function LearnView() {
  const w = words.value;
  const [known, setKnown] = useState<Known | undefined>(undefined);
  const code = language.value;
  useEffect(() => {
    const engine = backgroundEngine((teach) => speakAll(teach, code));
    let wanted = true;
    Promise.all([engine.ask("techniques"), techniqueTexts(code)]).then(
      ([rows, texts]) => wanted && setKnown({ engine, rows, texts }),
      () => wanted && say(words.value.noEngine),
    );
    return () => {
      wanted = false;
      engine.stop();
    };
  }, [code, naming.value]);
  const row = known?.rows.find(({ technique }) => technique === techniqueShown.value);
  const text = row && known?.texts[row.technique];
  return (
    <main id="play" class={row ? "learn chosen" : "learn"}>
      <PlaceHead class="learn-head" title={w.learning.title}>
        {row && (
          <button type="button" class="all" onClick={() => lookUp(undefined)}>
            {w.learning.all}
          </button>
        )}
      </PlaceHead>
      {known && (
        <div class="learn-sides">
          <Techniques known={known} />
          {row && text && <TechniquePage key={row.technique} row={row} text={text} engine={known.engine} />}
        </div>
      )}
    </main>
  );
}

/** All techniques by family, or those with a name that is looked for. */
function Techniques({ known: { rows, texts } }: { readonly known: Known }) {
  const w = words.value.learning;
  const [wanted, setWanted] = useState("");
  const found = rows.filter(({ technique }) => {
    const text = texts[technique];
    return text && isCalled(wanted, technique, text);
  });
  return (
    <nav class="learn-list" aria-label={w.title}>
      <label class="line">
        {w.search}
        <input type="search" value={wanted} onInput={(event) => setWanted(event.currentTarget.value)} />
      </label>
      <p role="status">{w.found(found.length, rows.length)}</p>
      <div class="families">
        {FAMILIES.map((family) => {
          const own = found.filter((row) => row.family === family);
          return (
            own.length > 0 && <FamilyList key={family} name={w.families[family]} rows={own} texts={texts} />
          );
        })}
      </div>
    </nav>
  );
}

interface FamilyProps {
  readonly name: string;
  readonly rows: readonly TechniqueRow[];
  readonly texts: Texts;
}

function FamilyList({ name, rows, texts }: FamilyProps) {
  return (
    <section aria-label={name}>
      <h3>{name}</h3>
      <ul>
        {rows.map(({ technique }) => (
          <li key={technique}>
            <button
              type="button"
              class="link"
              aria-current={technique === techniqueShown.value ? "page" : undefined}
              onClick={() => lookUp(technique)}
            >
              {texts[technique]?.name}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
