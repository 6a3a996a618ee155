import type { SWRHook } from "swr";
import { expect, it } from "vitest";
import { keepAnswers } from "./keepAnswers.ts";

it("asks again what was answered long ago, and nothing that was answered lately", async () => {
  let now = 0;
  /** Of the last use: what SWR was told, and how it would ask. */
  let told: { asksAgain: boolean | undefined; ask: () => Promise<unknown> } | undefined;
  const next = ((_key: unknown, ask: () => Promise<unknown>, config: { revalidateIfStale?: boolean }) => {
    told = { asksAgain: config.revalidateIfStale, ask };
  }) as unknown as SWRHook;
  const use = keepAnswers(1_000, () => now)(next);
  const ask = async (question: string, at: number) => {
    now = at;
    use(["larkhaven", question], async () => `${question} answered`, {} as never);
    return told?.asksAgain;
  };
  expect(await ask("layers", 0)).toBe(true);
  expect(await told?.ask()).toBe("layers answered");
  expect(await ask("layers", 999)).toBe(false);
  expect(await ask("regions", 999)).toBe(true);
  expect(await ask("layers", 1_000)).toBe(true);
});
