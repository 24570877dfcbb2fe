import { bandOf } from "../settings/level";
import { words } from "./index";

/** What a level is called everywhere: by the name of its band and its number, such as `Easy · 7`. */
export const levelSaid = (level: number): string => `${words.value.levels[bandOf(level)]} · ${level}`;
