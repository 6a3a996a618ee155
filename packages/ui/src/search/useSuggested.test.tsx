import { act, renderHook } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { useSuggested } from "./useSuggested.ts";

/** What is typed, with a search that answers when the test says so. */
function open() {
  vi.useFakeTimers();
  const asked: {
    readonly text: string;
    readonly signal: AbortSignal;
    readonly answer: (found: readonly string[]) => void;
    readonly fail: (error: unknown) => void;
  }[] = [];
  const search = (text: string, signal: AbortSignal) =>
    new Promise<readonly string[]>((answer, fail) => asked.push({ text, signal, answer, fail }));
  const { result, rerender } = renderHook(
    ({ text, isKnown }: { readonly text: string; readonly isKnown: boolean }) =>
      useSuggested(text, isKnown ? search : undefined),
    { initialProps: { text: "", isKnown: true } },
  );
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  return { asked, result, type: (text: string) => rerender({ text, isKnown: true }), rerender, wait };
}

it("MAP-16 PRO-03 asks nothing for 299 ms, and once at 300 ms, for what was typed last", async () => {
  const { asked, result, type, wait } = open();
  type("lark");
  await wait(299);
  type("larkh ");
  await wait(299);
  expect([asked.length, result.current]).toEqual([0, { state: "loading" }]);
  await wait(1);
  expect(asked.map(({ text }) => text)).toEqual(["larkh"]);
  asked[0]?.answer(["Larkhaven"]);
  await wait(0);
  expect(result.current).toEqual({ state: "found", found: ["Larkhaven"] });
  await wait(10_000);
  expect(asked).toHaveLength(1);
});

it("gives up what an edit makes useless, and asks nothing of too short a text", async () => {
  const { asked, result, type, wait } = open();
  type("lark");
  await wait(300);
  type("larkh");
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([true]);
  asked[0]?.answer(["Lark Stream"]);
  await wait(299);
  expect([asked.length, result.current]).toEqual([1, { state: "loading" }]);
  type("la");
  await wait(10_000);
  expect([asked.length, result.current]).toEqual([1, { state: "too short" }]);
  type(" ");
  expect(result.current).toEqual({ state: "nothing asked" });
});

it("asks for no more than the server takes", async () => {
  const { asked, type, wait } = open();
  type("a".repeat(1_000));
  await wait(300);
  expect(asked.map(({ text }) => text.length)).toEqual([100]);
});

it("waits until it is known what to search, and asks then", async () => {
  const { asked, result, rerender, wait } = open();
  rerender({ text: "lark", isKnown: false });
  await wait(10_000);
  expect([asked.length, result.current]).toEqual([0, { state: "loading" }]);
  rerender({ text: "lark", isKnown: true });
  await wait(300);
  expect(asked.map(({ text }) => text)).toEqual(["lark"]);
});

it.each([
  [500, undefined],
  [429, undefined],
  [409, "It was published before it could be searched."],
])("says that a search failed, and why where it was refused: %d", async (status, why) => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  const { asked, result, type, wait } = open();
  type("lark");
  await wait(300);
  asked[0]?.fail(Object.assign(new Error("It was published before it could be searched."), { status }));
  await wait(0);
  expect(result.current).toEqual(why === undefined ? { state: "failed" } : { state: "failed", why });
  expect(warn).toHaveBeenCalledTimes(1);
  type("larkh");
  await wait(300);
  asked[1]?.answer([]);
  await wait(0);
  expect(result.current).toEqual({ state: "found", found: [] });
});

it("MAP-16 PRO-03 says that data is being prepared for searching, and asks again when it may be", async () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  const { asked, result, type, wait } = open();
  const why = "The search of this data is being prepared. Try again in a minute.";
  const notYet = Object.assign(new Error(why), { status: 503, retryAfterSeconds: 5 });
  type("lark");
  await wait(300);
  for (let time = 0; time < 2; time++) {
    asked[time]?.fail(notYet);
    await wait(4_999);
    expect([asked.length, result.current]).toEqual([time + 1, { state: "failed", why }]);
    await wait(1);
    expect(asked).toHaveLength(time + 2);
  }
  asked[2]?.answer(["Larkhaven"]);
  await wait(0);
  expect(result.current).toEqual({ state: "found", found: ["Larkhaven"] });
  type("larkh");
  await wait(300);
  asked[3]?.fail(notYet);
  await wait(0);
  type("");
  await wait(60_000);
  expect(asked).toHaveLength(4);
  expect(warn).not.toHaveBeenCalled();
});

it("logs nothing of what nobody waits for any more", async () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  const { asked, type, wait } = open();
  type("lark");
  await wait(300);
  type("");
  asked[0]?.fail(new Error("Given up."));
  await wait(0);
  expect(warn).not.toHaveBeenCalled();
});
