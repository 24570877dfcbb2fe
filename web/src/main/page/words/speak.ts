import type { Naming } from "../engine/door";
import { lessons, type Teach } from "../engine/teach";
import { namingOf } from "./naming";

type Texts = Readonly<Record<string, string>>;

const fetched = async (file: string) => (await (await fetch(file)).json()) as Texts;

/** Teaches the first engine the language `code` and how to name cells. */
export async function speak(teach: Teach, code: string, naming = namingOf(code)): Promise<void> {
  await teach(lessons(await fetched(`./messages_${code}.json`), naming));
}

/** The same for an engine in the background, which has more to say. */
export const speakAll = (teach: Teach, code: string, naming = namingOf(code)) =>
  speakFrom(teach, [`./messages_${code}.json`, `./messages-background_${code}.json`], naming);

/** The same for the engine that knows rules. */
export const speakOfRules = (teach: Teach, code: string, naming = namingOf(code)) =>
  speakFrom(
    teach,
    [`./messages_${code}.json`, `./messages-background_${code}.json`, `./messages-variant_${code}.json`],
    naming,
  );

async function speakFrom(teach: Teach, files: readonly string[], naming: Naming): Promise<void> {
  const texts = await Promise.all(files.map(fetched));
  await teach(lessons(Object.assign({}, ...texts) as Texts, naming));
}
