import { pageJobs } from "@stopbank/plugin-api/browser";
import { startBrowserHost } from "@stopbank/plugin-api/testing/browser";
import { act, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { Suspense } from "react";
import { SWRConfig } from "swr";
import { expect, it, onTestFinished, vi } from "vitest";
import { manifest } from "../manifest.ts";
import { figures, sampleRegions, sampleSummary } from "../testing/sample.ts";
import plugin from "./index.ts";
import SummaryPage from "./SummaryPage.tsx";

const asset = (type: string, display_name: string) => ({
  type,
  display_name,
  is_cascading: false,
  n_days: [],
});
const scenario = (assetTag: string, scenario_name: string) => ({
  assetTag,
  hazard_name: "River flooding",
  scenario_name,
  display_name: `River flooding, ${scenario_name}`,
  parameters: {},
});
const layers = {
  notice: "Modelled demonstration data.",
  attribution: ["Modelled by Stopbank"],
  assets: {
    built: {
      groups: [
        { groupName: "Built", assets: [asset("buildings", "Buildings")] },
        { groupName: "Transport", assets: [asset("roads", "Roads")] },
      ],
    },
  },
  hazards: [
    {
      hazard_id: "flood",
      title: "River flooding",
      groupIcon: "tint",
      scenarios: [scenario("flood_20yr", "1 in 20 years"), scenario("flood_100yr", "1 in 100 years")],
      form: { elements: [] },
      parameters: {},
      availableParameterValues: {},
    },
  ],
};

interface Asked {
  readonly path: string;
  readonly signal: AbortSignal | undefined;
  answer(response: Response): void;
}

/** The page with an API that answers a summary when the test says so. */
async function openPage(search: string, content: () => Response = () => Response.json([])) {
  const asked: Asked[] = [];
  const save = vi.fn(async () => undefined);
  const answer = (path: string, { signal }: RequestInit) => {
    if (path === "/api/layer") return Response.json(layers);
    if (path === "/api/regions") return Response.json([sampleRegions]);
    if (path === "/api/content/summaryPage") return content();
    return new Promise<Response>((resolve, reject) => {
      const gone = () => reject(new DOMException("Nobody waits.", "AbortError"));
      signal?.addEventListener("abort", gone, { once: true });
      asked.push({ path, signal: signal ?? undefined, answer: resolve });
    });
  };
  const host = await startBrowserHost(
    { manifest, plugin },
    {
      flags: ["summaryPage"],
      roles: ["member"],
      answer,
      services: [[pageJobs, async () => ({ save })]],
    },
  );
  window.history.replaceState(null, "", `/summary${search}`);
  onTestFinished(() => window.history.replaceState(null, "", "/"));
  const cache = { provider: () => new Map(), dedupingInterval: 0, shouldRetryOnError: false };
  const page = host.around(<Suspense>{<SummaryPage />}</Suspense>);
  const { unmount } = render(<SWRConfig value={cache}>{page}</SWRConfig>);
  return { ...host, asked, save, unmount, user: userEvent.setup() };
}

const show = (search: string) => act(() => window.history.replaceState(null, "", `/summary${search}`));
const tableShown = () => screen.findByRole("table", { name: /^Risk to elements by suburbs/ });
const table = "&table=on";

it("SUM-06 asks nothing of no scenarios, and says what to choose", async () => {
  const { asked } = await openPage("");
  await screen.findByText("Choose hazard scenarios above to view risk to all elements");
  expect(asked).toEqual([]);
});

it("SUM-08 asks once for the same scenarios in any order, and ends a request that a new choice replaces", async () => {
  const { asked } = await openPage(`?scenarios=flood_20yr${table}`);
  await waitFor(() => expect(asked).toHaveLength(1));
  show(`?scenarios=flood_100yr,flood_20yr${table}`);
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked.map(({ path, signal }) => [path, signal?.aborted])).toEqual([
    ["/api/asset/rsm/vulnerabilities/flood_20yr?region_group=suburb", true],
    ["/api/asset/rsm/vulnerabilities/flood_100yr%2Cflood_20yr?region_group=suburb", false],
  ]);
  asked[1]?.answer(Response.json(sampleSummary));
  expect((await tableShown()).textContent).toContain("Ōtara");
  show(`?scenarios=${table}`);
  await screen.findByText(/^Choose hazard scenarios above/);
  show(`?scenarios=flood_20yr,flood_100yr${table}`);
  await tableShown();
  expect(asked).toHaveLength(2);
});

it("SUM-08 keeps nothing for another client", async () => {
  for (const _client of ["one", "another"]) {
    const { asked, unmount } = await openPage(`?scenarios=flood_20yr${table}`);
    await waitFor(() => expect(asked).toHaveLength(1));
    asked[0]?.answer(Response.json(sampleSummary));
    await tableShown();
    unmount();
  }
});

it("SUM-08 says that a summary failed, and asks again when it is told to; nothing of one that was ended", async () => {
  const { asked, toaster, user } = await openPage(`?scenarios=flood_20yr${table}`);
  await waitFor(() => expect(asked).toHaveLength(1));
  show(`?scenarios=flood_100yr${table}`);
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(toaster.get().shown).toEqual([]);
  const error = { code: "dataset/corrupt-file", message: "A file of the data is damaged.", requestId: "one" };
  asked[1]?.answer(Response.json({ error }, { status: 503 }));
  await waitFor(() =>
    expect(toaster.get().shown.map(({ message }) => message)).toEqual([
      "Something went wrong. Please try again later.",
    ]),
  );
  expect(screen.queryByRole("button", { name: "Download CSV" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Retry" }));
  await waitFor(() => expect(asked).toHaveLength(3));
  asked[2]?.answer(Response.json(sampleSummary));
  await tableShown();
});

it("SUM-07 saves what is shown under its own name", async () => {
  const { asked, save, user } = await openPage(`?scenarios=flood_100yr&percent=on&elements=Built${table}`);
  await waitFor(() => expect(asked).toHaveLength(1));
  asked[0]?.answer(Response.json(sampleSummary));
  await user.click(await screen.findByRole("button", { name: "Download CSV" }));
  await waitFor(() => expect(save).toHaveBeenCalledOnce());
  expect(save).toHaveBeenCalledWith(
    "/bff/summary/risk_summary.csv?scenarios=flood_100yr&region_group=suburb&elements=Built&percent=on&table=on",
  );
});

it("SUM-07 says that nothing of what is chosen was assessed, and saves no file of it", async () => {
  const words = "None of these elements was assessed for what is chosen.";
  const none = { metric: 0, replacementCost: 0 };
  const buildings = figures({ ...none, assessed: none }, {}, { notAssessed: { ...none, metric: 40 } });
  const summary = { all: { ...sampleSummary.all, buildings } };
  const { asked } = await openPage(`?scenarios=flood_20yr&elements=Built${table}`);
  await waitFor(() => expect(asked).toHaveLength(1));
  asked[0]?.answer(Response.json(summary));
  await screen.findByText(words);
  expect(screen.getByText("Not assessed for what is chosen: Buildings.")).toBeTruthy();
  expect(screen.queryByRole("table")).toBeNull();
  expect(screen.queryAllByRole("button", { name: /^Download / })).toEqual([]);
  show(`?scenarios=flood_20yr&elements=Transport${table}`);
  await tableShown();
  expect(screen.queryByText(words)).toBeNull();
  expect(screen.getAllByRole("button", { name: /^Download / })).toHaveLength(2);
  show(`?scenarios=flood_100yr&elements=Built${table}`);
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(screen.queryByText(words)).toBeNull();
  asked[1]?.answer(Response.json(sampleSummary));
  expect((await tableShown()).textContent).toContain("Ōtara");
});

it("SUM-09 does without the client's texts where they fail, and without a word", async () => {
  const failed = () => Response.json({ error: { code: "x", message: "Broken." } }, { status: 500 });
  const { toaster } = await openPage("", failed);
  await screen.findByText(/^Choose hazard scenarios above/);
  expect(screen.queryAllByRole("tab")).toEqual([]);
  expect(toaster.get().shown).toEqual([]);
});

it("leaves out scenarios of a link that the data does not have, and writes what is chosen into the address", async () => {
  const { asked, user, went } = await openPage(`?scenarios=meteor,flood_20yr${table}`);
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]?.path).toContain("/flood_20yr?");
  expect(screen.getByText(/^A scenario in this link is no longer in the data/)).toBeTruthy();
  asked[0]?.answer(Response.json(sampleSummary));
  await tableShown();
  await user.click(screen.getByRole("checkbox", { name: "Percent" }));
  await user.click(screen.getAllByRole("button", { name: "Total" })[0] as HTMLElement);
  expect(went).toEqual([
    `/summary?scenarios=meteor,flood_20yr&percent=on${table}`,
    `/summary?scenarios=meteor,flood_20yr${table}&sort=buildings.total:down`,
  ]);
});
