import { type MapPage, MapPageProvider } from "@stopbank/map-page/context";
import { startBrowserHost } from "@stopbank/plugin-api/testing/browser";
import { keepAnswers } from "@stopbank/ui/keep-answers";
import { act, render } from "@testing-library/react";
import { SWRConfig } from "swr";
import { expect, it, vi } from "vitest";
import { manifest } from "../../manifest.ts";
import plugin from "../index.ts";
import { useInformation } from "./useProperty.ts";

const minuteMs = 60_000;
const chosen = { type: "properties", id: "PROP-00001" };

function Information() {
  const information = useInformation(chosen);
  return information.state === "ready" ? `answer ${information.value.asset_id}` : information.state;
}

/** A client's page, as the shell has it, whose property is shown again and again. */
async function openClient() {
  let asked = 0;
  const { around } = await startBrowserHost(
    { manifest, plugin },
    {
      flags: ["propertyPage"],
      roles: ["member"],
      answer: () => Response.json({ asset_id: String(++asked), information: [] }),
    },
  );
  const cache = { provider: () => new Map(), use: [keepAnswers(20 * minuteMs)], dedupingInterval: 0 };
  const tree = (version?: string) => (
    <SWRConfig value={cache}>
      {version !== undefined &&
        around(
          <MapPageProvider value={{ layers: { dataset_version: version } } as MapPage}>
            <Information />
          </MapPageProvider>,
        )}
    </SWRConfig>
  );
  const { container, rerender } = render(tree());
  /** What stands there at first, and once all has come. */
  const show = async (version: string) => {
    rerender(tree(version));
    const atFirst = container.textContent;
    await act(() => vi.advanceTimersByTimeAsync(100));
    const words = [atFirst, container.textContent];
    rerender(tree());
    return words;
  };
  return { show };
}

it("PRO-11 asks once a day, again for another version, and nothing is left for another client", async () => {
  vi.useFakeTimers();
  const { show } = await openClient();
  expect(await show("1")).toEqual(["loading", "answer 1"]);
  await vi.advanceTimersByTimeAsync(minuteMs);
  // Nothing waits for the day to end, whoever the page is for by then.
  expect(vi.getTimerCount()).toBe(0);
  await vi.advanceTimersByTimeAsync((24 * 60 - 2) * minuteMs);
  expect(await show("1")).toEqual(["answer 1", "answer 1"]);
  await vi.advanceTimersByTimeAsync(minuteMs);
  expect(await show("1")).toEqual(["answer 1", "answer 2"]);
  expect(await show("2")).toEqual(["loading", "answer 3"]);
  expect(await show("1")).toEqual(["answer 2", "answer 2"]);

  const another = await openClient();
  expect(await another.show("1")).toEqual(["loading", "answer 1"]);
});
