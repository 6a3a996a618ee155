import { startBrowserHost } from "@stopbank/plugin-api/testing/browser";
import { type Loadable, ready } from "@stopbank/ui/loadable";
import { act, renderHook } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { manifest } from "../../manifest.ts";
import plugin from "../index.ts";
import { useSuggestions } from "./useSuggestions.ts";

const found = [{ asset_id: "PROP-00001", search_match: "12A Kauri Street, Larkhaven (Lot 3 DP 1201)" }];

/** What is typed, with a server that answers when the test says so. */
async function open(layer: Loadable<string> = ready("properties")) {
  vi.useFakeTimers();
  const asked: { readonly path: string; readonly signal: AbortSignal; answer(response: Response): void }[] =
    [];
  const { around } = await startBrowserHost(
    { manifest, plugin },
    {
      flags: ["propertyPage"],
      roles: ["member"],
      answer: (path, { signal }) =>
        new Promise((answer) => asked.push({ path, signal: signal as AbortSignal, answer })),
    },
  );
  const { result, rerender } = renderHook((text: string) => useSuggestions(text, layer), {
    initialProps: "",
    wrapper: ({ children }) => around(children),
  });
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  return { asked, result, type: rerender, wait };
}

it("PRO-03 G-09 asks the element layer of properties once nobody has typed for 300 ms", async () => {
  const { asked, result, type, wait } = await open();
  type("12 kauri");
  await wait(299);
  expect([asked.length, result.current]).toEqual([0, { state: "loading" }]);
  await wait(1);
  expect(asked.map(({ path }) => path)).toEqual(["/api/search/asset/properties?search_query=12+kauri"]);
  asked[0]?.answer(Response.json(found));
  await wait(0);
  expect(result.current).toEqual({ state: "found", found });
  await wait(10_000);
  expect(asked).toHaveLength(1);
});

it("PRO-03 says that a search failed, and searches again for another text", async () => {
  vi.spyOn(console, "warn").mockReturnValue();
  const { asked, result, type, wait } = await open();
  type("12 kau");
  await wait(300);
  asked[0]?.answer(new Response("", { status: 500 }));
  await wait(0);
  expect(result.current).toEqual({ state: "failed" });
  type("12 kaur");
  await wait(300);
  asked[1]?.answer(Response.json([]));
  await wait(0);
  expect(result.current).toEqual({ state: "found", found: [] });
});

it("PRO-03 says that the search failed where nobody knows what to search, and asks for that again at the next text", async () => {
  const retry = vi.fn();
  const { asked, result, type, wait } = await open({ state: "failed", error: new Error("No."), retry });
  expect(result.current).toEqual({ state: "nothing asked" });
  for (const [at, text] of ["12 kau", "12 kaur"].entries()) {
    type(text);
    expect(result.current).toEqual({ state: "failed" });
    await wait(299);
    expect(retry).toHaveBeenCalledTimes(at);
    await wait(10_000);
    expect(retry).toHaveBeenCalledTimes(at + 1);
  }
  expect(asked).toEqual([]);
});
