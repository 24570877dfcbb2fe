import { useEffect, useState } from "preact/hooks";
import type { MethodSource } from "../../build/methods";
import { Dialog } from "../components/Dialog";
import { words } from "../words";
import type { Told } from "./session";
import "../styles/code.css";

/** The class of a method, as it is in the engine. */
export function CodeDialog({ method, close }: { readonly method: Told; readonly close: () => void }) {
  const w = words.value.watch;
  const [source, setSource] = useState<MethodSource | undefined>(undefined);
  useEffect(() => {
    let wanted = true;
    void sources().then((all) => wanted && setSource(all[method]));
    return () => {
      wanted = false;
    };
  }, [method]);
  return (
    <Dialog title={words.value.labeled(w.code, w.methods[method])} close={close}>
      {source && (
        <>
          <p id="code-file" class="code-file" lang="en">
            {source.file}
          </p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: players without a pointer scroll it with the keys */}
          <pre class="code" tabIndex={0} role="group" aria-labelledby="code-file" lang="en" translate={false}>
            <code>{source.code}</code>
          </pre>
        </>
      )}
    </Dialog>
  );
}

async function sources(): Promise<Readonly<Partial<Record<string, MethodSource>>>> {
  return (await fetch("./methods.json")).json();
}
