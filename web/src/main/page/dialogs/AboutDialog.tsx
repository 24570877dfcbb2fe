import { useEffect, useState } from "preact/hooks";
import { Dialog } from "../components/Dialog";
import { words } from "../words";

/** What Escargot is, whose ideas it rests on, and what it keeps. */
export function AboutDialog({ close }: { readonly close: () => void }) {
  const w = words.value.about;
  const [isOffline, setOffline] = useState(false);
  useEffect(() => void navigator.serviceWorker?.ready.then(() => setOffline(true)), []);
  return (
    <Dialog title={w.title} close={close}>
      <p>{words.value.aboutText}</p>
      <p>
        {words.value.labeled(w.version, VERSION)}
        <br />
        {words.value.labeled(w.license, w.licenseText)}
        <br />
        <a href="./sources.txt" target="_blank" rel="noreferrer">
          {w.sources}
        </a>
      </p>
      <h3>{w.origin}</h3>
      <p>{w.originText}</p>
      <ul>
        {w.texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <p>{w.ideasOnly}</p>
      <h3>{w.kept}</h3>
      <p>{w.keptText}</p>
      <p>{isOffline ? w.offline : w.online}</p>
    </Dialog>
  );
}
