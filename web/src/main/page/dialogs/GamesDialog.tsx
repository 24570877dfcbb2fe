import { useEffect, useRef, useState } from "preact/hooks";
import { Dialog } from "../components/Dialog";
import { Icon } from "../components/Icon";
import { useSession } from "../components/session";
import { Thumbnail } from "../components/Thumbnail";
import { focusBoard } from "../focus/focus";
import type { KeptGame } from "../game/archive";
import { openEverything, saveEverything } from "../game/files";
import { resume } from "../game/games";
import { keptInTime } from "../game/keeping";
import { forgetGame, keptGames, rememberGame } from "../game/storage";
import { brought, isVariantGame } from "../game/variants";
import { language, words } from "../words";
import { levelSaid } from "../words/level";

/** The games that are kept. */
export function GamesDialog({ close }: { readonly close: () => void }) {
  const session = useSession();
  const w = words.value;
  const [games, setGames] = useState<readonly KeptGame[]>([]);
  const [forgotten, setForgotten] = useState<KeptGame>();
  // What was just played is on its way there.
  const refresh = () => void keptInTime(session).then(keptGames).then(setGames);
  useEffect(refresh, []);
  return (
    <Dialog title={w.games} close={close}>
      <ul class="games">
        {withForgotten(games, forgotten).map((game) =>
          game === forgotten ? (
            <li key={game.id}>
              <Forgotten
                game={forgotten}
                remember={() => {
                  setForgotten(undefined);
                  void rememberGame(forgotten).then(refresh);
                }}
              />
            </li>
          ) : (
            <Game
              key={game.id}
              game={game}
              play={() => {
                close();
                if (isVariantGame(game)) {
                  brought(session).value = { kept: game };
                } else {
                  void resume(session, game).then(focusBoard);
                }
              }}
              forget={() => {
                setForgotten(game);
                void forgetGame(game.id).then(refresh);
              }}
            />
          ),
        )}
      </ul>
      {games.length === 0 && !forgotten && <p>{w.noGames}</p>}
      <div class="choices">
        <button type="button" onClick={() => void saveEverything()}>
          {w.saveAll}
        </button>
        <button type="button" onClick={() => openEverything(session, refresh)}>
          {w.openAll}
        </button>
      </div>
    </Dialog>
  );
}

/** The games to list, and the one that was just deleted in the place where it was. An empty grid is none. */
function withForgotten(games: readonly KeptGame[], forgotten: KeptGame | undefined): readonly KeptGame[] {
  const listed = games.filter(({ id, filled }) => filled > 0 && id !== forgotten?.id);
  const place = forgotten ? listed.findIndex(({ changed }) => changed < forgotten.changed) : -1;
  return forgotten ? listed.toSpliced(place < 0 ? listed.length : place, 0, forgotten) : listed;
}

/** What a game is called: by its own name, or by its level. */
const called = ({ name, level }: KeptGame): string =>
  name ?? (level < 0 ? words.value.ownPuzzle : levelSaid(level));

interface GameProps {
  readonly game: KeptGame;
  readonly play: () => void;
  readonly forget: () => void;
}

function Game({ game, play, forget }: GameProps) {
  const w = words.value;
  return (
    <li>
      <button type="button" class="pictured" onClick={play}>
        {game.board?.digits.length === 81 && <Thumbnail {...game.board} />}
        <span>
          {called(game)} · {game.won ? w.won : w.filled(game.filled)}
          <small>{when(game)}</small>
        </span>
      </button>
      <button type="button" aria-label={w.labeled(w.forget, when(game))} title={w.forget} onClick={forget}>
        <Icon name="delete" />
      </button>
    </li>
  );
}

/** Says which game was deleted, and takes that back. It has the focus, for the button that was pressed is gone. */
function Forgotten({ game, remember }: { readonly game: KeptGame; readonly remember: () => void }) {
  const w = words.value;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  const text = w.forgotten(when(game));
  return (
    <p class="forgotten">
      <span>{text}</span>
      <button ref={button} type="button" aria-label={w.labeled(w.undo, text)} onClick={remember}>
        {w.undo}
      </button>
    </p>
  );
}

/** When the game last changed. */
function when({ changed }: KeptGame): string {
  return new Date(changed).toLocaleString(language.value, { dateStyle: "medium", timeStyle: "short" });
}
