import { useState } from "preact/hooks";
import { Dialog } from "../components/Dialog";
import { useSession } from "../components/session";
import { share } from "../game/games";
import { DEPTHS, type Lesson, METHODS, partsOf } from "../game/lessons";
import { words } from "../words";

/** A link to this board for a class: what opens beside it, and whether it is large. */
export function LessonDialog({ close }: { readonly close: () => void }) {
  const session = useSession();
  const w = words.value;
  const [lesson, setLesson] = useState<Lesson | "">("hint-1");
  const [large, setLarge] = useState(true);
  const kinds: readonly (readonly [Lesson | "", string])[] = [
    ["", w.lesson.alone],
    ...DEPTHS.map((depth) => [`hint-${depth}`, w.depth(depth)] as const),
    ...METHODS.map((method) => [`watch-${method}`, w.watch.methods[method]] as const),
    ["lines", w.lines.title],
    ["path", w.path.title],
  ];
  return (
    <Dialog title={w.lesson.title} close={close}>
      <p>{w.lesson.about}</p>
      <div class="settings">
        <label>
          {w.lesson.beside}
          <select value={lesson} onChange={(event) => setLesson(event.currentTarget.value as Lesson | "")}>
            {kinds.map(([kind, name]) => (
              <option key={kind} value={kind}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label class="check">
          <input
            type="checkbox"
            checked={large}
            onChange={(event) => setLarge(event.currentTarget.checked)}
          />
          {w.projector.title}
        </label>
      </div>
      <div class="actions">
        <button
          type="button"
          class="primary"
          onClick={() => {
            close();
            void share(session, partsOf(lesson, large));
          }}
        >
          {w.share}
        </button>
      </div>
    </Dialog>
  );
}
