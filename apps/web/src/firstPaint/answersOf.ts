import { type Middleware, unstable_serialize } from "swr";

/** Of all that a page is drawn of, as JSON: what is longer the browser draws, which has one reader to hold up. */
const mostCharacters = 150_000;
/** As often a page may ask for something by what it was answered before. */
const mostRounds = 4;

export interface Drawn {
  readonly page: string;
  /** By the key that SWR keeps it under. */
  readonly answers: Readonly<Record<string, unknown>>;
}

/**
 * Draws a page until it asks for nothing more: what it wanted in one round it has in the next.
 *
 * @param draw with the answers so far, and with what notes whatever else is asked; undefined where there is nothing to draw.
 * @throws whatever an answer fails with, and an Error where a page goes on asking.
 */
export async function answersOf(
  draw: (answers: Drawn["answers"], uses: readonly Middleware[]) => Promise<string | undefined>,
): Promise<Drawn | undefined> {
  let answers: Drawn["answers"] = {};
  for (let round = 0; round < mostRounds; round++) {
    const asked = new Map<string, () => unknown>();
    const note: Middleware = (useNext) => (key, fetcher, config) => {
      const name = unstable_serialize(key);
      // An empty name is of something that is not wanted.
      if (name !== "" && fetcher !== null && !(name in answers)) asked.set(name, () => fetcher(key as never));
      return useNext(key, fetcher, config);
    };
    const page = await draw(answers, [note]);
    if (page === undefined) return undefined;
    if (asked.size === 0) return { page, answers };
    const more = await Promise.all([...asked].map(async ([name, ask]) => [name, await ask()] as const));
    answers = { ...answers, ...Object.fromEntries(more) };
    const characters = JSON.stringify(answers).length;
    if (characters > mostCharacters)
      throw new Error(`It would be drawn of ${characters} characters, and ${mostCharacters} are the most.`);
  }
  throw new Error(`A page still asked for something after ${mostRounds} rounds.`);
}
