import type { StorySection, StoryStep } from "@stopbank/contract/story";
import { describe, expect, it } from "vitest";
import {
  differingFields,
  fieldsOfChapter,
  fieldsOfStep,
  fieldsOfStory,
  type PartField,
} from "./differingFields.ts";

const location = { latitude: -40.3, longitude: 172.9, zoom: 12 };
const section: StorySection = {
  header: "The bridge",
  content: "It carries {{risk.roads.flood.exposed}} km.",
  sideImage: "media/a.webp",
  videoUrl: "media/a.webm",
};
const step: StoryStep = {
  title: "one",
  sections: [section],
  location,
  regions: ["a", "b"],
  elements: ["roads"],
};
const differing = (after: StoryStep) => differingFields(fieldsOfStep(step), fieldsOfStep(after));
const withSection = (rest: Partial<StorySection>): StoryStep => ({
  ...step,
  sections: [{ ...section, ...rest }],
});

describe("story authoring: a step", () => {
  it.each<readonly [string, StoryStep, readonly PartField[]]>([
    ["nothing", { ...step, title: "another" }, []],
    ["a heading", withSection({ header: "A bridge" }), ["text"]],
    ["a transcript", withSection({ transcript: "Water." }), ["text"]],
    ["a figure", withSection({ content: "It carries {{risk.rail.flood.exposed}} km." }), ["figures"]],
    ["text around a figure", withSection({ content: "{{risk.roads.flood.exposed}} km." }), ["text"]],
    ["a picture", withSection({ sideImage: "media/b.webp" }), ["pictures"]],
    ["words for a picture", withSection({ sideImageAlt: "A bridge." }), ["pictures"]],
    ["captions", withSection({ captionsUrl: "media/a.vtt" }), ["films"]],
    ["a button", withSection({ buttons: [{ title: "More", url: "/more" }] }), ["buttons"]],
    ["layers", { ...step, elements: ["rail"] }, ["layers"]],
    ["no layers instead of the chapter's", { ...step, contexts: [] }, ["layers"]],
    ["the place", { ...step, location: { ...location, zoom: 13 } }, ["view"]],
    ["the ground", { ...step, basemap: "Satellite" }, ["view"]],
    ["filters", { ...step, filters: { roads: { surface: { contains: "sealed" } } } }, ["filters"]],
    ["the days after", { ...step, nDays: 3 }, ["days"]],
    ["regions", { ...step, regions: ["a"] }, ["regions"]],
    ["the area", { ...step, area: "0".repeat(64) }, ["area"]],
    ["notes", { ...step, notes: "Slowly." }, ["notes"]],
    [
      "all",
      { title: "one", sections: [] },
      ["text", "figures", "pictures", "films", "layers", "view", "regions"],
    ],
    ["a section of text more", { ...step, sections: [{ header: "So" }, section] }, ["text"]],
    ["what this editor does not know", { ...step, sound: "on" } as StoryStep, ["other"]],
  ])("%s", (_what, after, fields) => expect(differing(after)).toEqual(fields));

  it("does not differ where the same is said in another way", () => {
    const same = {
      ...step,
      basemap: "Street",
      location: { zoom: 12, pitch: 0, bearing: 0, longitude: 172.9, latitude: -40.3 },
      regions: ["b", "a"],
      notes: "",
      filters: {},
      sections: [{ ...section, buttons: [] }],
    };
    expect(differing(same)).toEqual([]);
  });

  it("differs where a picture goes to another section", () => {
    const [first, second] = [{ header: "" }, { header: "" }];
    const before = { title: "one", sections: [{ ...first, wideImage: "media/a.webp" }, second] };
    const after = { title: "one", sections: [first, { ...second, wideImage: "media/a.webp" }] };
    expect(differingFields(fieldsOfStep(before), fieldsOfStep(after))).toEqual(["other"]);
  });
});

it("story authoring: a story by what it is about, its cover and its layers; a chapter by its layers", () => {
  const story = { title: "A", description: "", chapters: [] };
  const after = { ...story, title: "B", description: "Of it.", coverImageAlt: "A bridge.", scenarios: [] };
  expect(differingFields(fieldsOfStory(story), fieldsOfStory(after))).toEqual([
    "description",
    "cover",
    "layers",
  ]);
  const chapter = { title: "A", steps: [] };
  expect(differingFields(fieldsOfChapter(chapter), fieldsOfChapter({ ...chapter, steps: [step] }))).toEqual(
    [],
  );
  expect(differingFields(fieldsOfChapter(chapter), fieldsOfChapter({ ...chapter, elements: [] }))).toEqual([
    "layers",
  ]);
});
