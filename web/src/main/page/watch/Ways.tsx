import { useEffect } from "preact/hooks";
import { useSession } from "../components/session";
import { words } from "../words";
import { decimal, whole } from "../words/decimal";
import { playing, type Watch } from "./session";

/** How much of all combinations is done: a bar that stays. */
export function Share({ of }: { readonly of: Watch }) {
  const share = of.moment.value?.share ?? 0;
  return (
    <label class="share">
      <span>{words.value.watch.ways.share(decimal(share / 10))}</span>
      <progress max={1000} value={share} />
    </label>
  );
}

/** In how many ways what is missing of each digit fits: what the method goes by. */
export function Ways({ of }: { readonly of: Watch }) {
  const session = useSession();
  const w = words.value.watch.ways;
  // Another method begins at the same moment as the last one.
  const watched = of.watched.value;
  const events = of.moment.value?.events;
  const isPlaying = playing(session).value;
  useEffect(() => void of.reckon(isPlaying), [of, watched, events, isPlaying]);
  return (
    <table class="ways">
      <caption>{w.title}</caption>
      <thead>
        <tr>
          {[w.digit, w.missing, w.places, "C(n, r)", w.left].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {of.ways.value.map(({ destinations, missing, all, left }, index) => (
          <tr key={index}>
            <th scope="row">{index + 1}</th>
            <td>{missing}</td>
            <td>{destinations}</td>
            <td>{whole(all)}</td>
            <td>{whole(left)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
