import { useEffect, useState } from "preact/hooks";
import { PlaceHead } from "../components/PlaceHead";
import { lookUp, techniqueShown } from "../components/route";
import { useSession } from "../components/session";
import type { BackgroundAnswers } from "../engine/answers";
import { backgroundEngine, type EngineClient } from "../engine/client";
import { FAMILIES, type Family } from "../engine/door";
import type { TechniqueRow } from "../engine/steps";
import { language, words } from "../words";
import { learnWords } from "../words/learn";
import { naming } from "../words/naming";
import { say } from "../words/notice";
import { speakAll } from "../words/speak";
import { type KillerText, killerTexts, type Texts, techniqueTexts } from "../words/techniques";
import { isCalled } from "./names";
import { RulesPage } from "./RulesPage";
import { TechniquePage } from "./TechniquePage";
import "../styles/learn.css";

interface Known {
  readonly engine: EngineClient<BackgroundAnswers>;
  readonly rows: readonly TechniqueRow[];
  readonly texts: Texts;
  /** Those of puzzles with rules of their own, by id. */
  readonly ofRules: Readonly<Record<string, KillerText>>;
  /** Techniques from easy to hard, as far as HoDoKu's ladder has them. */
  readonly ladder: readonly string[];
}

/** The techniques: a list to search, and the page of the one that is chosen. */
export function LearnView() {
  const session = useSession();
  const w = words.value;
  const [known, setKnown] = useState<Known | undefined>(undefined);
  const code = language.value;
  useEffect(() => {
    const engine = backgroundEngine((teach) => speakAll(teach, code));
    let wanted = true;
    Promise.all([
      engine.ask("techniques"),
      techniqueTexts(code),
      killerTexts(code),
      engine.ask("ladder"),
    ]).then(
      ([rows, texts, ofRules, rungs]) =>
        wanted && setKnown({ engine, rows, texts, ofRules, ladder: rungs.map(({ technique }) => technique) }),
      () => wanted && say(session, words.value.noEngine),
    );
    return () => {
      wanted = false;
      engine.stop();
    };
  }, [code, naming.value]);
  const row = known?.rows.find(({ technique }) => technique === techniqueShown.value);
  const text = row && known?.texts[row.technique];
  const ofRules = known?.ofRules[techniqueShown.value ?? ""];
  const isChosen = (row && text) || ofRules;
  return (
    <main id="play" class={isChosen ? "learn chosen" : "learn"}>
      <PlaceHead class="learn-head" title={w.learning.title}>
        {isChosen && (
          <button type="button" class="all" onClick={() => lookUp(undefined)}>
            {w.learning.all}
          </button>
        )}
      </PlaceHead>
      {known && (
        <div class="learn-sides">
          <Techniques known={known} />
          {row && text && <TechniquePage key={row.technique} row={row} text={text} engine={known.engine} />}
          {ofRules && techniqueShown.value && (
            <RulesPage key={techniqueShown.value} technique={techniqueShown.value} text={ofRules} />
          )}
        </div>
      )}
    </main>
  );
}

/** All techniques by family, from easy to hard, or those with a name that is looked for. */
function Techniques({ known: { rows, texts, ofRules, ladder } }: { readonly known: Known }) {
  const w = words.value.learning;
  const [wanted, setWanted] = useState("");
  const place = ({ technique }: TechniqueRow) => (ladder.indexOf(technique) + 1 || ladder.length + 1) - 1;
  const found = rows
    .filter(({ technique }) => {
      const text = texts[technique];
      return text && isCalled(wanted, technique, text);
    })
    .toSorted((a, b) => place(a) - place(b));
  const foundOfRules = Object.keys(ofRules).filter((technique) => {
    const text = ofRules[technique];
    return text && isCalled(wanted, technique, { ...text, aliases: "", also: "" });
  });
  const first = (family: Family) => Math.min(...rows.filter((row) => row.family === family).map(place));
  const families = FAMILIES.toSorted((a, b) => first(a) - first(b));
  return (
    <nav class="learn-list" aria-label={w.title}>
      <label class="line">
        {w.search}
        <input type="search" value={wanted} onInput={(event) => setWanted(event.currentTarget.value)} />
      </label>
      <p role="status">
        {w.found(found.length + foundOfRules.length, rows.length + Object.keys(ofRules).length)}
      </p>
      <div class="families">
        {families.map((family) => {
          const own = found.filter((row) => row.family === family);
          return (
            own.length > 0 && (
              <FamilyList
                key={family}
                name={w.families[family]}
                rows={own}
                texts={texts}
                isSought={wanted !== ""}
              />
            )
          );
        })}
        {foundOfRules.length > 0 && (
          <section aria-label={learnWords.value.ofRules}>
            <h3>{learnWords.value.ofRules}</h3>
            <Names techniques={foundOfRules} texts={ofRules} />
          </section>
        )}
      </div>
    </nav>
  );
}

interface FamilyProps {
  readonly name: string;
  readonly rows: readonly TechniqueRow[];
  readonly texts: Texts;
  /** Whether what is listed was looked for. */
  readonly isSought: boolean;
}

/** Those of a family; the rare ones, which no puzzle is made for, are folded away unless they are looked for. */
function FamilyList({ name, rows, texts, isSought }: FamilyProps) {
  const usual = rows.filter((row) => isSought || row.never === "" || row.technique === techniqueShown.value);
  const rare = rows.filter((row) => !usual.includes(row));
  return (
    <section aria-label={name}>
      <h3>{name}</h3>
      <Names techniques={usual.map(({ technique }) => technique)} texts={texts} />
      {rare.length > 0 && (
        <details class="rare">
          <summary>{words.value.learning.rare(rare.length)}</summary>
          <Names techniques={rare.map(({ technique }) => technique)} texts={texts} />
        </details>
      )}
    </section>
  );
}

interface NamesProps {
  readonly techniques: readonly string[];
  readonly texts: Readonly<Record<string, KillerText>>;
}

function Names({ techniques, texts }: NamesProps) {
  return (
    <ul>
      {techniques.map((technique) => (
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
  );
}
