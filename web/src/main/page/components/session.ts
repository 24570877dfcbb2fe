import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Session } from "../session/session";

export const SessionContext = createContext<Session | undefined>(undefined);

/** The session of the board that is drawn. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) {
    throw new Error("What is drawn of a game needs its session.");
  }
  return session;
}
