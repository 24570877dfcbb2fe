/** Makes puzzles with rules of their own, in an engine beside the one of the game. */

import { signal } from "@preact/signals";
import { EngineFailure, variantEngine } from "../engine/client";
import { VARIANT_LEVELS, type Variant, type VariantLevel, type WantedTechnique } from "../engine/variant";
import { drawnSeed, NoSuchPuzzle } from "../game/making";
import { keptGames } from "../game/storage";
import { type Brought, isVariantGame } from "../game/variants";
import { kept } from "../settings/settings";
import { entriesOf, readObject } from "../settings/shapes";
import { language } from "../words";
import { speakOfRules } from "../words/speak";
import { keptOf } from "./kept";
import { type Kind, kindWith } from "./kinds";
import { coded, type Wishes } from "./wishes";

/** How long a puzzle may take; the player sees how much of it is over, and can stop it. */
export const SEEKING_MS = 60_000;

const isLevel = (value: string) => VARIANT_LEVELS.some((level) => level === value);

/** The level of the next one. */
export const usualVariantLevel = kept("variant-level", signal("medium"), isLevel);

/** Which puzzle that of a day was, by date and level, of those that were begun. */
const days = kept("variant-days", signal("{}"), (value) => readObject(value) !== undefined);

const sources = () =>
  entriesOf(readObject(days.value), (found): found is string => typeof found === "string");

const maker = variantEngine((teach) => speakOfRules(teach, language.value), SEEKING_MS);

/** Gives up what is made. */
export const stopMaking = () => maker.stop();

/** A new puzzle; undefined where it was stopped, or not found in time. Rejects with [NoSuchPuzzle] when there is none. */
export const make = (kind: Kind, level: VariantLevel, wishes: Wishes): Promise<Variant | undefined> =>
  made(async () => {
    const problem = await maker.ask("seek", kind.rules, kind.size, coded(level, wishes), drawnSeed());
    if (problem !== null) {
      throw new NoSuchPuzzle(problem);
    }
    return sought();
  });

/** The techniques that puzzles can be asked to need, from easy to hard: those of killers, which are all. */
export const techniquesOfRules = async (): Promise<readonly WantedTechnique[]> =>
  (await made(() => maker.ask("wanted", "killer", 9))) ?? [];

/** The puzzle of a day, such as 20261122, with `rules` or, where none are named, those of the day of the week; or the
 * game in which it was begun. `called` names it by its kind. Undefined as for [make]. */
export async function makeDaily(
  date: number,
  level: VariantLevel,
  rules: string,
  called: (kind: Kind | undefined) => string,
): Promise<Brought | undefined> {
  const key = [date, level, rules].filter((part) => part !== "").join("/");
  const source = sources()[key];
  const begun = (await keptGames()).find(
    (game) => source !== undefined && isVariantGame(game) && keptOf(game.saved)?.source === source,
  );
  if (begun) {
    return { kept: begun };
  }
  return made(async () => {
    const own = await maker.ask("seekDaily", date, rules, level);
    const puzzle = await sought();
    if (puzzle) {
      days.value = JSON.stringify({ ...sources(), [key]: puzzle.source });
    }
    return puzzle && { puzzle: { ...puzzle, title: called(kindWith(own)) } };
  });
}

/** What `making` makes; the engine is not kept, because the next puzzle may be long in coming. */
async function made<T>(making: () => Promise<T | undefined>): Promise<T | undefined> {
  try {
    return await making();
  } catch (failure) {
    if (failure instanceof EngineFailure) {
      return undefined;
    }
    throw failure;
  } finally {
    maker.stop();
  }
}

/** The first puzzle of what was begun that comes to something in time. */
async function sought(): Promise<Variant | undefined> {
  const end = performance.now() + SEEKING_MS;
  while (performance.now() < end) {
    const puzzle = await maker.ask("attempt");
    if (puzzle) {
      return puzzle;
    }
  }
  return undefined;
}
