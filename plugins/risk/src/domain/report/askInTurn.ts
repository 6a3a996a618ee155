/**
 * Asks about each of many things, a few at a time, so that one document takes no more than its part of the server.
 *
 * @returns answers in the order of `things`.
 * @throws the first failure; what has not begun then never does.
 */
export async function askInTurn<T, A>(
  things: readonly T[],
  atATime: number,
  ask: (thing: T) => Promise<A>,
): Promise<A[]> {
  const answers: A[] = [];
  let next = 0;
  let hasFailed = false;
  const work = async () => {
    while (!hasFailed && next < things.length) {
      const at = next++;
      try {
        answers[at] = await ask(things[at] as T);
      } catch (error) {
        hasFailed = true;
        throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(atATime, things.length) }, work));
  return answers;
}
