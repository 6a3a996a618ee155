import { setTimeout as sleep } from "node:timers/promises";

/** Waits until it is so. @throws Error with `words` where it is not within ten seconds. */
export async function untilSo(words: string, isSo: () => boolean | Promise<boolean>): Promise<void> {
  const giveUpAt = performance.now() + 10_000;
  while (!(await isSo())) {
    if (performance.now() > giveUpAt) throw new Error(`It did not come about that ${words}.`);
    await sleep(20);
  }
}
