import { useState } from "preact/hooks";
import { Dialog } from "../components/Dialog";
import { Icon } from "../components/Icon";
import { useSession } from "../components/session";
import { focusBoard } from "../focus/focus";
import { dailyOf, streak, streakShown, today } from "../game/daily";
import { playDaily } from "../game/games";
import { USUAL_LEVELS, usualDaily } from "../settings/level";
import { language, words } from "../words";
import { dateOf, dayOf, numberOf, time } from "../words/time";

/** The puzzles of the days, month by month. */
export function DailyDialog({ close }: { readonly close: () => void }) {
  const session = useSession();
  const w = words.value;
  const level = Number(usualDaily.value);
  const days = streak();
  const play = (date: number) => {
    close();
    void playDaily(session, date, level).then(focusBoard);
  };
  return (
    <Dialog title={w.daily.title} close={close}>
      <p>{w.daily.about}</p>
      <div class="settings">
        <label>
          {w.level}
          <select
            value={level}
            onChange={(event) => {
              usualDaily.value = event.currentTarget.value;
            }}
          >
            {USUAL_LEVELS.map((each, band) => (
              <option key={each} value={each}>
                {w.levels[band]}
              </option>
            ))}
          </select>
        </label>
      </div>
      <button type="button" class="primary" autofocus onClick={() => play(today())}>
        {w.daily.of(dayOf(today()))}
      </button>
      {streakShown.value && <p class="about">{w.daily.streak(days)}</p>}
      <Month level={level} play={play} />
      <div class="settings">
        <label class="check">
          <input
            type="checkbox"
            checked={streakShown.value}
            onChange={(event) => {
              streakShown.value = event.currentTarget.checked;
            }}
          />
          {w.daily.showStreak}
        </label>
      </div>
    </Dialog>
  );
}

interface Shown {
  readonly level: number;
  readonly play: (date: number) => void;
}

/** A month with a button for each day that has come. */
function Month({ level, play }: Shown) {
  const w = words.value;
  const [first, setFirst] = useState(() => monthOf(today()));
  const turn = (months: number) => {
    const day = dateOf(first);
    day.setMonth(day.getMonth() + months);
    setFirst(numberOf(day));
  };
  const title = dateOf(first).toLocaleDateString(language.value, { month: "long", year: "numeric" });
  return (
    <section class="month" aria-label={title}>
      <div class="month-head">
        <button type="button" class="round" aria-label={w.daily.previous} onClick={() => turn(-1)}>
          <Icon name="previous" />
        </button>
        <h3 aria-live="polite">{title}</h3>
        <button
          type="button"
          class="round"
          aria-label={w.daily.next}
          disabled={first >= monthOf(today())}
          onClick={() => turn(1)}
        >
          <Icon name="next" />
        </button>
      </div>
      <ol class="days">
        {daysOf(first).map((date) => (
          <Day key={date} date={date} level={level} play={play} />
        ))}
      </ol>
    </section>
  );
}

function Day({ date, level, play }: Shown & { readonly date: number }) {
  const w = words.value;
  const begun = dailyOf(date, level);
  const state = begun?.result
    ? w.daily.solved(time(begun.result.time))
    : begun
      ? w.daily.begun
      : w.daily.open;
  const column = ((dateOf(date).getDay() + 6) % 7) + 1;
  return (
    <li style={{ gridColumn: column }}>
      <button
        type="button"
        data-state={begun?.result ? "solved" : begun ? "begun" : "open"}
        aria-label={w.labeled(dayOf(date), state)}
        aria-current={date === today() ? "date" : undefined}
        disabled={date > today()}
        onClick={() => play(date)}
      >
        {date % 100}
      </button>
    </li>
  );
}

const monthOf = (date: number) => date - (date % 100) + 1;

/** All days of the month that begins on `first`. */
function daysOf(first: number): readonly number[] {
  const day = dateOf(first);
  const month = day.getMonth();
  const days: number[] = [];
  for (; day.getMonth() === month; day.setDate(day.getDate() + 1)) {
    days.push(numberOf(day));
  }
  return days;
}
