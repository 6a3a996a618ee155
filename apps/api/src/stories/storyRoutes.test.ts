import { type ContentDocument, contentDocument } from "@stopbank/contract/content-documents";
import { WireStories } from "@stopbank/contract/stories";
import type { Story } from "@stopbank/contract/story";
import { Check } from "typebox/value";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { keepText } from "../testing/inClient.ts";
import { keptLog } from "../testing/keptLog.ts";
import { type RunningApi, startApi } from "../testing/startApi.ts";

let api: RunningApi;
const { lines, logger } = keptLog();
beforeAll(async () => {
  api = await startApi({ logger });
});
afterAll(() => api.stop());

const keep = (document: ContentDocument, client = "larkhaven") => keepText(api, client, document);
const put = (name: string, story: Story, client?: string) =>
  keep(contentDocument("story", story, name), client);
const get = (headers = api.as("member", "larkhaven")) => api.get("/risk/stories/", headers);

const location = { latitude: -40.35, longitude: 172.85, zoom: 11 };
const story: Story = {
  title: "A flood",
  description: "What it reaches.",
  scenarios: ["flood_100yr"],
  chapters: [
    {
      title: "The river",
      elements: [],
      steps: [
        { title: "First", sections: [{ header: "Rain", content: "**Nine** hours" }], location },
        {
          title: "Second",
          sections: [],
          elements: ["buildings", "long_gone_pipes"],
          scenarios: ["flood_9yr", "flood_100yr"],
          contexts: ["parks"],
          basemap: "Satellite",
          regions: ["suburb.otara"],
          notes: "Slowly",
        },
      ],
    },
  ],
};

describe("stories", () => {
  it("STO-09: are none until one is written, then come by number, in the contract's shape, without a default left out", async () => {
    expect((await get()).json()).toEqual([]);
    await put("10", { ...story, title: "Tenth" });
    await put("2", story);
    const answer = await get();
    expect(answer.headers["content-type"]).toContain("application/json");
    expect(Check(WireStories, answer.json())).toBe(true);
    const [first, second] = answer.json();
    expect([first.id, second.id]).toEqual([2, 10]);
    const [step, other] = first.chapters[0].steps;
    // AMB-25: Street is what there is without a basemap.
    expect(step).toEqual({
      title: "First",
      sections: [{ header: "Rain", content: "**Nine** hours" }],
      location,
      basemap: "Street",
      regions: [],
    });
    expect(other).toMatchObject({ basemap: "Satellite", regions: ["suburb.otara"], notes: "Slowly" });
  });

  it("STO-10: have the layers they name as the dataset of today has them, and those that are gone named and marked", async () => {
    const [{ chapters, scenarios }] = (await get()).json();
    const layers = (await api.get("/layer", api.as("member", "larkhaven"))).json();
    const flood = layers.hazards.find(({ hazard_id }: { hazard_id: string }) => hazard_id === "flood");
    const scenario = flood.scenarios.find(({ assetTag }: { assetTag: string }) => assetTag === "flood_100yr");
    expect(scenarios).toEqual([
      {
        layerType: "hazard",
        id: "flood",
        assetTag: "flood_100yr",
        display_name: scenario.display_name,
        icon: flood.icon,
        tilesets: scenario.tilesets,
        legend: flood.legend,
        visible: true,
        interactivityDisabled: false,
      },
    ]);
    const [, step] = chapters[0].steps;
    expect(step.elements[0]).toMatchObject({ layerType: "asset", id: "buildings", visible: true });
    expect(step.elements[0].tilesets).toHaveLength(1);
    expect(step.elements[1]).toEqual({
      layerType: "asset",
      id: "long_gone_pipes",
      assetTag: "long_gone_pipes",
      display_name: "Long gone pipes",
      icon: "",
      tilesets: [],
      legend: null,
      visible: true,
      interactivityDisabled: false,
      isGone: true,
    });
    expect(step.scenarios[0]).toMatchObject({ display_name: "Flood 9yr", icon: "Warning", isGone: true });
    expect(step.contexts).toMatchObject([{ layerType: "information", display_name: "Parks" }]);
  });

  it("AMB-40: say at each level what it says and no more: what is empty is there, what is not said is not", async () => {
    const [first] = (await get()).json();
    const [chapter] = first.chapters;
    expect(Object.keys(first)).not.toContain("elements");
    expect(chapter.elements).toEqual([]);
    expect(Object.keys(chapter)).not.toContain("scenarios");
    expect(Object.keys(chapter.steps[0])).not.toContain("elements");
  });

  it("are another client's for nobody else, and for members alone", async () => {
    expect((await get(api.as("other", "northport"))).json()).toEqual([]);
    expect((await get(api.as("visitor"))).statusCode).toBe(401);
    expect((await get(api.as("other", "larkhaven"))).statusCode).toBe(403);
  });

  it("STO-09, MAP-17: are told by title alone to those who need no more, and of others' clients to nobody", async () => {
    const titles = async (headers = api.as("member", "larkhaven")) =>
      (await api.get("/risk/stories/titles", headers)).json();
    expect(await titles()).toEqual([
      { id: 2, version: 1, title: "A flood" },
      { id: 10, version: 1, title: "Tenth" },
    ]);
    expect(await titles(api.as("other", "northport"))).toEqual([]);
    expect((await api.get("/risk/stories/titles", api.as("visitor"))).statusCode).toBe(401);
  });

  it("are asked for again by what they were tagged with, until one is written", async () => {
    const tag = { ...api.as("member", "larkhaven"), "if-none-match": String((await get()).headers.etag) };
    expect((await get(tag)).statusCode).toBe(304);
    await put("2", { ...story, title: "A larger flood" });
    expect((await get(tag)).json()[0].title).toBe("A larger flood");
  });

  it("are answered without one that cannot be read, and one that names more than an answer holds; the log has a line of each", async () => {
    await keep({ kind: "story", name: "3", schemaVersion: 1, body: { title: 7 } });
    const steps = Array.from({ length: 100 }, () => ({
      title: "All",
      sections: [],
      scenarios: Array.from({ length: 50 }, (_none, at) => `flood_${at}yr`),
    }));
    const chapters = Array.from({ length: 10 }, () => ({ title: "Much", steps }));
    await put("4", { title: "Too much", description: "", chapters });
    expect((await get()).json().map(({ id }: { id: number }) => id)).toEqual([2, 10]);
    for (const story of ["3", "4"])
      expect(lines.filter((line) => line.includes(`"story":${story}`)).length).toBeGreaterThan(0);
  });
});
