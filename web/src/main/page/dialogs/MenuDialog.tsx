import { useSignal } from "@preact/signals";
import { Choice, type Closing, goTo } from "../components/Choice";
import { Dialog } from "../components/Dialog";
import { later } from "../components/lazy";
import { place, visit } from "../components/route";
import { useSession } from "../components/session";
import type { View } from "../engine/view";
import { focusBoard } from "../focus/focus";
import { act } from "../game/act";
import { openFile } from "../game/files";
import { share, toDesk } from "../game/games";
import { dropHint } from "../game/hint";
import { fillCandidates } from "../game/notes";
import { solve } from "../game/solutions-aware";
import { projector } from "../settings/settings";
import { words } from "../words";
import { say } from "../words/notice";
import { DisplaySettings, MarkSettings, PageSettings, PlayingSettings } from "./MenuSettings";

const VariantGameChoices = later(async () => (await import("../variant/VariantMenu")).VariantGameChoices);
const VariantFileChoices = later(async () => (await import("../variant/VariantMenu")).VariantFileChoices);

const SHEETS = ["game", "learn", "settings"] as const;
type Sheet = (typeof SHEETS)[number];

/** All that the page can do and has no button for, in three sheets: side by side where there is room, else one at a
 * time. */
export function MenuDialog({ view, close }: { readonly view: View; readonly close: () => void }) {
  const w = words.value;
  const shown = useSignal<Sheet>("game");
  const isVariant = place.value === "variant";
  return (
    <Dialog title={w.menu} close={close}>
      <div class="sheet-names" role="group" aria-label={w.menu}>
        {SHEETS.map((sheet) => (
          <button
            key={sheet}
            type="button"
            aria-pressed={shown.value === sheet}
            onClick={() => {
              shown.value = sheet;
            }}
          >
            {w[sheet]}
          </button>
        ))}
      </div>
      <div class="menu-sheets">
        <section data-shown={shown.value === "game"}>
          <h3>{w.game}</h3>
          {isVariant ? <VariantGameChoices close={close} /> : <GameChoices view={view} close={close} />}
          <h3>{w.file}</h3>
          {isVariant ? <VariantFileChoices close={close} /> : <FileChoices close={close} />}
        </section>
        <section data-shown={shown.value === "learn"}>
          <h3>{w.learn}</h3>
          <LearnChoices close={close} isAnyBoard={isVariant} />
          <p class="about">{w.aboutText}</p>
          <div class="choices rows">
            <Choice name={w.about.title} choose={() => goTo("about")} />
          </div>
        </section>
        <section data-shown={shown.value === "settings"}>
          <h3>{w.settings}</h3>
          <PageSettings />
          <h3>{w.playing}</h3>
          <PlayingSettings view={view} />
          <h3>{w.notes}</h3>
          <MarkSettings view={view} />
          <h3>{w.display}</h3>
          <DisplaySettings />
        </section>
      </div>
    </Dialog>
  );
}

function GameChoices({ view, close }: Closing & { readonly view: View }) {
  const session = useSession();
  const w = words.value;
  const then = (work: () => unknown, said?: string) => async () => {
    close();
    await work();
    if (said) {
      say(session, said);
    }
    focusBoard();
  };
  return (
    <div class="choices rows">
      <Choice name={w.games} choose={() => goTo("games")} />
      <Choice name={w.daily.title} choose={() => goTo("daily")} />
      <Choice name={w.statistics} choose={() => goTo("statistics")} />
      <Choice name={w.fill} choose={then(() => fillCandidates(session))} />
      <Choice name={w.clearMarks} choose={then(() => act(session, "clear-marks"), w.said.cleared)} />
      {view.candidateColors.some((colors) => colors > 0) && (
        <Choice
          name={w.clearCandidateColors}
          choose={then(() => act(session, "clear-candidate-colors"), w.said.uncoloredAll)}
        />
      )}
      <Choice name={w.checkpoint} choose={then(() => act(session, "set-checkpoint"))} />
      {view.checkpoints.length > 0 && <Choice name={w.checkpoints} choose={() => goTo("checkpoints")} />}
      <Choice name={w.desk} choose={then(() => toDesk(session))} />
      <Choice name={w.famous.title} choose={() => goTo("famous")} />
      <hr />
      <Choice
        name={w.restart}
        choose={then(() => {
          dropHint(session);
          return act(session, "restart");
        }, w.said.restarted)}
      />
      <Choice name={w.solve} choose={then(() => solve(session))} />
    </div>
  );
}

/** What one can learn: at any board what does not need the usual one. */
function LearnChoices({ close, isAnyBoard }: Closing & { readonly isAnyBoard: boolean }) {
  const w = words.value;
  const places = isAnyBoard
    ? (["course", "learn"] as const)
    : (["course", "learn", "watch", "lines", "path", "replay"] as const);
  const titles = {
    course: w.course,
    learn: w.learning.title,
    watch: w.watch.title,
    lines: w.lines.title,
    path: w.path.title,
    replay: w.replay,
  };
  return (
    <div class="choices rows">
      {places.map((place) => (
        <Choice
          key={place}
          name={titles[place]}
          choose={() => {
            close();
            visit(place);
          }}
        />
      ))}
      {!isAnyBoard && (
        <>
          <Choice
            name={w.projector.title}
            choose={() => {
              close();
              projector.value = true;
            }}
          />
          <Choice name={w.lesson.title} choose={() => goTo("lesson")} />
        </>
      )}
    </div>
  );
}

function FileChoices({ close }: Closing) {
  const session = useSession();
  const w = words.value;
  return (
    <div class="choices rows">
      <Choice
        name={w.open}
        choose={() => {
          close();
          openFile(session);
        }}
      />
      <Choice name={w.save} choose={() => goTo("save")} />
      <Choice name={w.copyAs} choose={() => goTo("copy")} />
      <Choice
        name={w.share}
        choose={() => {
          close();
          void share(session);
        }}
      />
      <Choice name={w.print} choose={() => goTo("print")} />
    </div>
  );
}
