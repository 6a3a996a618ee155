import type { ElementExposure } from "@stopbank/contract/elements";
import { type MapPage, MapPageProvider } from "@stopbank/map-page/context";
import { startBrowserHost } from "@stopbank/plugin-api/testing/browser";
import { setExtension } from "@stopbank/scene/extension";
import { act, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { Suspense } from "react";
import { SWRConfig } from "swr";
import { expect, it, vi } from "vitest";
import { propertyExtension } from "../../domain/propertyExtension.ts";
import { manifest } from "../../manifest.ts";
import { facts, technicalReport } from "../../testing/property.ts";
import plugin from "../index.ts";
import { HazardsTab } from "./HazardsTab.tsx";

const tag = "flood_100yr";
const hazard = { display_name: "River flooding", description: "", scenarios: [tag], layer_ids: [tag] };
const config = {
  asset_type: "properties",
  report_hazards: [{ group_name: "Rivers and rain", hazards: [hazard] }],
  does_not_fit: [],
};
const exposure: Partial<ElementExposure> = {
  hazard_scenario: tag,
  is_exposed: "true",
  hazard_extent_source: "other",
  sentence: "Under 16 cm of water.",
};
const answers: Readonly<Record<string, () => unknown>> = {
  property_explorer_config: () => config,
  scenarios: () => [exposure],
  natural_hazards: () => facts,
  technical_reports: () => [technicalReport],
};
const away = (message: string) => () =>
  Response.json({ error: { code: "test/away", message, requestId: "1" } }, { status: 404 });

/** The tab with a property, and an API that answers as the example does. @param instead other answers. */
async function openTab(instead: Readonly<Record<string, () => unknown>>) {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const host = await startBrowserHost(
    { manifest, plugin },
    {
      flags: ["propertyPage"],
      roles: ["member"],
      answer: (path) => {
        const of = Object.keys(answers).find((key) => path.includes(`/${key}`)) ?? "";
        const answer = (instead[of] ?? answers[of])?.();
        return answer instanceof Response ? answer : Response.json(answer);
      },
    },
  );
  const store = host.scenes.of("property");
  store.apply(setExtension(propertyExtension, "properties:PROP-00732"));
  const page = {
    store,
    layers: { dataset_version: "1" },
    index: {
      hazards: new Map([["river_flood", { hazard_id: "river_flood", scenarios: [{ assetTag: tag }] }]]),
    },
  } as unknown as MapPage;
  const cache = { provider: () => new Map(), dedupingInterval: 0, shouldRetryOnError: false };
  const tab = host.around(
    <Suspense>
      <MapPageProvider value={page}>
        <HazardsTab />
      </MapPageProvider>
    </Suspense>,
  );
  await act(async () => void render(<SWRConfig value={cache}>{tab}</SWRConfig>));
  return userEvent.setup();
}

it("PRO-11 says in their place that the technical reports failed, instead of showing none, and asks again", async () => {
  let isAway = true;
  const user = await openTab({
    technical_reports: () => (isAway ? away("The server is busy.")() : [technicalReport]),
  });
  await user.click(await screen.findByRole("button", { name: /^River flooding/ }));
  expect(await screen.findByText("The technical reports could not be loaded.")).toBeTruthy();
  isAway = false;
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByText(technicalReport.title)).toBeTruthy();
  expect(screen.queryByText("The technical reports could not be loaded.")).toBeNull();
});

it("PRO-11 says why nothing is known of a property: that there is none of this name, for one", async () => {
  await openTab({ scenarios: away("There is no such element among the properties.") });
  expect(
    await screen.findByText(
      "The property's hazards could not be loaded: There is no such element among the properties.",
    ),
  ).toBeTruthy();
});
