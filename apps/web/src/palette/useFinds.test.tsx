import type { PaletteItem } from "@stopbank/plugin-api/browser";
import { act, renderHook } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { Source } from "./sources.ts";
import { useFinds } from "./useFinds.ts";

const item = (title: string): PaletteItem => ({ key: title, title });
const of = (plugin: string, search: Source["search"]): Source => ({
  id: `${plugin}.x`,
  group: plugin,
  plugin,
  search,
});
const noRecents: readonly never[] = [];

function find(sources: readonly Source[]) {
  vi.useFakeTimers();
  const { result, rerender } = renderHook(
    ({ text }) => useFinds({ text, sources, firstPlugin: "local", recents: noRecents }),
    { initialProps: { text: "" } },
  );
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const shown = () =>
    result.current
      .filter(({ id }) => id !== "recent")
      .map(({ title, state, finds }) => [title, state, ...finds.map((each) => each.item.title)]);
  return { shown, type: (text: string) => rerender({ text }), wait };
}

it("shows what is found at once, and asks a server once nobody has typed for 300 ms and there are three letters", async () => {
  const asked: string[] = [];
  const server = of("server", {
    asksServer: true,
    find: async (text) => {
      asked.push(text);
      return [item(`${text} street`)];
    },
  });
  const { shown, type, wait } = find([of("local", { find: (text) => [item(`local ${text}`)] }), server]);
  await wait(0);
  type("la");
  await wait(1_000);
  expect([shown(), asked]).toEqual([[["local", "found", "local la"]], []]);
  type("lar");
  await wait(299);
  type("lark");
  await wait(299);
  expect([shown(), asked]).toEqual([
    [
      ["local", "found", "local lark"],
      ["server", "looking"],
    ],
    [],
  ]);
  await wait(1);
  expect([shown()[1], asked]).toEqual([["server", "found", "lark street"], ["lark"]]);
});

it("gives up what is not wanted any more, and shows nothing of it", async () => {
  const answers: ((items: PaletteItem[]) => void)[] = [];
  const signals: AbortSignal[] = [];
  const server = of("server", {
    asksServer: true,
    find: (_text, _most, signal) => {
      signals.push(signal);
      return new Promise((answer) => answers.push(answer));
    },
  });
  const { shown, type, wait } = find([server]);
  type("lark");
  await wait(300);
  type("larkh");
  await wait(300);
  answers[1]?.([item("new")]);
  answers[0]?.([item("old")]);
  await wait(0);
  expect([shown(), signals.map(({ aborted }) => aborted)]).toEqual([
    [["server", "found", "new"]],
    [true, false],
  ]);
});

it("says which source failed, and goes on with the others", async () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  const broken = of("broken", { find: () => Promise.reject(new Error("Out of reach.")) });
  const { shown, type, wait } = find([broken, of("local", { find: () => [item("here")] })]);
  type("a");
  await wait(0);
  expect(shown()).toEqual([
    ["broken", "failed"],
    ["local", "found", "here"],
  ]);
  expect(warn).toHaveBeenCalled();
});

it("has more of what it began with", async () => {
  const many = { find: () => Array.from({ length: 30 }, (_, at) => item(`${at}`)) };
  const { shown, type, wait } = find([of("local", many), of("other", many)]);
  type("a");
  await wait(0);
  expect(shown().map(([, , ...finds]) => finds.length)).toEqual([8, 5]);
});
