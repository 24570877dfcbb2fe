import { useEffect, useState } from "preact/hooks";
import { Dialog } from "../components/Dialog";
import { useSession } from "../components/session";
import type { Rung } from "../engine/steps";
import { ladder } from "../game/chain-search";
import { leaveOut } from "../hint/asking";
import { leftOut } from "../settings/settings";
import { words } from "../words";

const LEVELS = ["Easy", "Medium", "Hard", "Unfair", "Extreme"] as const;

/** Which techniques hints may use: the player leaves out what comes too early. */
export function AllowedDialog({ close }: { readonly close: () => void }) {
  const session = useSession();
  const w = words.value;
  const [rungs, setRungs] = useState<readonly Rung[]>([]);
  useEffect(() => void ladder(session).then(setRungs), [w]);
  const out = new Set(leftOut.value.split(",").filter((id) => id !== ""));
  const leave = (some: Iterable<string>) => void leaveOut(session, [...some].join(","));
  const harder = (level: (typeof LEVELS)[number]) =>
    rungs.filter((rung) => LEVELS.indexOf((rung.level ?? "Extreme") as typeof level) > LEVELS.indexOf(level));
  return (
    <Dialog title={w.allowed.title} close={close}>
      <p>{w.allowed.about}</p>
      <div class="choices">
        {LEVELS.map((level) => (
          <button
            key={level}
            type="button"
            disabled={rungs.length === 0}
            onClick={() => leave(harder(level).map((rung) => rung.technique))}
          >
            {level === "Extreme" ? w.allowed.all : w.allowed.upTo(w.hodoku[level])}
          </button>
        ))}
      </div>
      <div class="settings">
        {rungs.map(({ technique, name, points }) => (
          <label key={technique} class="check">
            <input
              type="checkbox"
              checked={!out.has(technique)}
              onChange={(event) => {
                const changed = new Set(out);
                if (event.currentTarget.checked) {
                  changed.delete(technique);
                } else {
                  changed.add(technique);
                }
                leave(changed);
              }}
            />
            {name} {points !== undefined && <small>{w.points(points)}</small>}
          </label>
        ))}
      </div>
    </Dialog>
  );
}
