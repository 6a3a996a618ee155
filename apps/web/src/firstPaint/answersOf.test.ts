import { createElement } from "react";
import { renderToString } from "react-dom/server";
import useSWR, { type Middleware, SWRConfig } from "swr";
import { expect, it, vi } from "vitest";
import { answersOf } from "./answersOf.ts";

/** Draws by React, as the shell does. */
const drawn =
  (Page: () => string) => async (fallback: Readonly<Record<string, unknown>>, use: readonly Middleware[]) =>
    renderToString(createElement(SWRConfig, { value: { fallback, use: [...use] } }, createElement(Page)));

const askLayers = vi.fn(async () => "flood");
const askLegend = vi.fn(async (key: unknown) => `legend of ${(key as string[])[1]}`);

function Page() {
  const { data: layer } = useSWR("layer", askLayers);
  const { data: legend } = useSWR(layer === undefined ? null : ["legend", layer], askLegend);
  return `${layer} ${legend}`;
}

it("has in a page what it asks for, and what that has it ask for", async () => {
  expect(await answersOf(drawn(Page))).toEqual({
    page: "flood legend of flood",
    answers: { layer: "flood", '@"legend","flood",': "legend of flood" },
  });
  expect([askLayers.mock.calls.length, askLegend.mock.calls.length]).toEqual([1, 1]);
});

it("asks nothing for a page that only leads on", async () => {
  expect(await answersOf(async () => undefined)).toBeUndefined();
});

it("fails with what an answer fails with, and where there is no end of asking", async () => {
  const refused = () => String(useSWR("layer", () => Promise.reject(new Error("Refused."))).data);
  await expect(answersOf(drawn(refused))).rejects.toThrow("Refused.");
  let asked = 0;
  const endless = () => String(useSWR(`layer ${asked++}`, async () => 1).data);
  await expect(answersOf(drawn(endless))).rejects.toThrow("still asked for something after 4 rounds");
});

it("draws nothing of more than a page is read of", async () => {
  const long = () => String(useSWR("layer", async () => "a".repeat(150_000)).data?.length);
  await expect(answersOf(drawn(long))).rejects.toThrow("150000 are the most");
  const short = () => String(useSWR("layer", async () => "a".repeat(149_000)).data?.length);
  expect((await answersOf(drawn(short)))?.page).toBe("149000");
});
