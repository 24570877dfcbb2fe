import { Component, type ComponentChildren } from "preact";
import { forgetSettings } from "../settings/settings";
import { words } from "../words";
import { en } from "../words/en";

interface Drawn {
  readonly failed: boolean;
}

/** Draws its children, and in their place, when a drawing fails, the ways on: no setting may lock a player out. */
export class Whole extends Component<{ readonly children: ComponentChildren }, Drawn> {
  static override getDerivedStateFromError(): Drawn {
    return { failed: true };
  }

  override state: Drawn = { failed: false };

  override componentDidCatch(failure: unknown): void {
    console.error(failure);
  }

  override render() {
    return this.state.failed ? <Broken /> : this.props.children;
  }
}

/** The words of the language, which may be what has failed. */
function said() {
  try {
    return words.value.broken;
  } catch {
    return en.broken;
  }
}

/** Loads the page anew, at the board and not at the place that failed. */
function loadAgain(): void {
  history.replaceState(undefined, "", location.pathname);
  location.reload();
}

function Broken() {
  const w = said();
  return (
    <main id="play" class="broken">
      <h1>{w.title}</h1>
      <p>{w.why}</p>
      <button type="button" class="primary" onClick={loadAgain}>
        {w.again}
      </button>
      <button
        type="button"
        onClick={() => void import("../game/files").then(({ saveEverything }) => saveEverything())}
      >
        {w.save}
      </button>
      <button
        type="button"
        onClick={() => {
          forgetSettings();
          loadAgain();
        }}
      >
        {w.reset}
      </button>
    </main>
  );
}
