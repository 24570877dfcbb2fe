import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";

/** A part of the page that is fetched when it is first shown. */
export function later<P extends object>(fetched: () => Promise<ComponentType<P>>): ComponentType<P> {
  let known: ComponentType<P> | undefined;
  return function Later(props: P) {
    const [Part, arrived] = useState<ComponentType<P> | undefined>(() => known);
    useEffect(() => {
      if (!known) {
        void fetched().then((part) => {
          known = part;
          arrived(() => part);
        });
      }
    }, []);
    return Part ? <Part {...props} /> : null;
  };
}
