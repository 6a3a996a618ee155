import type { Story, StorySection, StoryStep } from "@stopbank/contract/story";
import { describe, expect, it } from "vitest";
import { checkStory, isPublishable } from "./checkStory.ts";
import type { CheckGround } from "./storyProblems.ts";

const ground: CheckGround = {
  hasElement: (type) => ["buildings", "roads"].includes(type),
  hazardOf: (tag) => ({ flood_100: "flood", flood_20: "flood", wave: "tsunami" })[tag],
  hasContext: (id) => id === "rivers",
  hasRegion: (id) => id === "north",
  hasArea: (id) => id.startsWith("a"),
  hasMedium: (name) => name.startsWith("0123456789abcdef"),
  hasPage: (path) => ["/", "/risk", "/guide/articles/aep"].includes(path),
};
const section = (more: Partial<StorySection> = {}): StorySection => ({
  header: "Rain",
  content: "It rains.",
  ...more,
});
const step = (more: Partial<StoryStep> = {}): StoryStep => ({
  title: "The river",
  sections: [section()],
  location: { latitude: -38, longitude: 176, zoom: 10 },
  ...more,
});
const story = (steps: StoryStep[], more: Partial<Story> = {}): Story => ({
  title: "A flood",
  description: "What a flood reaches.",
  chapters: [{ title: "One", steps }],
  ...more,
});
const found = (of: Story) =>
  checkStory(of, ground).map(({ kind, words, field }) => `${kind} ${field}: ${words}`);
const inStep = (more: Partial<StoryStep>) => found(story([step(more)]));

describe("what is to be put right before a story is published", () => {
  it("is nothing where all is well", () => {
    const whole = step({
      sections: [
        section({
          content:
            "Of {{risk.buildings.flood_100.exposed}} [more](/guide/articles/aep?x=1#y) ![a bridge](media/0123456789abcdef0123456789abcdef-8x8.webp)",
          wideImage: "media/0123456789abcdef0123456789abcdef-8x8.webp",
          wideImageAlt: "The bridge",
          videoUrl: "media/0123456789abcdef0123456789abcdef-8x8.webm",
          captionsUrl: "media/0123456789abcdef0123456789abcdef.vtt",
          transcript: "Water.",
          buttons: [{ title: "Map", url: "/risk" }],
        }),
      ],
      elements: ["buildings"],
      scenarios: ["flood_100", "wave"],
      contexts: ["rivers"],
      regions: ["north"],
      area: "a".repeat(64),
      basemap: "Satellite",
    });
    expect(found(story([whole]))).toEqual([]);
  });

  it("takes every address that readers are led to, and pictures that are defined at a text's end", () => {
    const content = [
      "[Mail](mailto:ann@larkhaven.example), [calls](/docs), [the web](HTTPS://larkhaven.example),",
      "![a bridge][b]",
      "",
      "[b]: media/0123456789abcdef0123456789abcdef-8x8.webp",
    ].join("\n");
    const buttons = ["/risk?v=2", "https://larkhaven.example/study"].map((url) => ({ title: "Go", url }));
    expect(inStep({ sections: [section({ content, buttons })] })).toEqual([]);
  });

  it.each<[string, Partial<StoryStep>, string]>([
    ["no title", { title: " " }, "error title: The step has no title."],
    [
      "no words",
      { sections: [section({ header: "", content: "" })] },
      "warning sections: The step says nothing.",
    ],
    [
      "a picture without words",
      { sections: [section({ sideImage: "media/0123456789abcdef0123456789abcdef-8x8.webp" })] },
      "error sideImage: The side picture has no alternative text: say what it shows.",
    ],
    [
      "a picture in the text without words",
      { sections: [section({ content: "![](media/0123456789abcdef0123456789abcdef-8x8.webp)" })] },
      "error content: The picture media/0123456789abcdef0123456789abcdef-8x8.webp in the text has no alternative text.",
    ],
    [
      "a picture that is none",
      { sections: [section({ wideImage: "media/gone.webp", wideImageAlt: "x" })] },
      "error wideImage: media/gone.webp is none of your media: choose one.",
    ],
    [
      "a picture that was deleted",
      {
        sections: [
          section({ wideImage: "media/fedcba9876543210fedcba9876543210-8x8.webp", wideImageAlt: "x" }),
        ],
      },
      "error wideImage: media/fedcba9876543210fedcba9876543210-8x8.webp is no longer among your media: choose another.",
    ],
    [
      "a picture where a film is wanted",
      {
        sections: [section({ videoUrl: "media/0123456789abcdef0123456789abcdef-8x8.webp", transcript: "x" })],
      },
      "error video: media/0123456789abcdef0123456789abcdef-8x8.webp is not a film: choose another.",
    ],
    [
      "captions that are none",
      {
        sections: [
          section({
            videoUrl: "media/0123456789abcdef0123456789abcdef-8x8.webm",
            captionsUrl: "media/x.vtt",
            transcript: "x",
          }),
        ],
      },
      "error video: media/x.vtt is none of your media: choose one.",
    ],
    [
      "a film nobody can hear",
      { sections: [section({ videoUrl: "media/0123456789abcdef0123456789abcdef-8x8.webm" })] },
      "error video: The film has neither captions nor a transcript.",
    ],
    [
      "a layer that is gone",
      { elements: ["bridges"] },
      "error layers: The layer 'bridges' is no longer in the data: capture layers again.",
    ],
    [
      "a scenario that is gone",
      { scenarios: ["quake"] },
      "error layers: The scenario 'quake' is no longer in the data: capture layers again.",
    ],
    [
      "a filter of a layer that is gone",
      { filters: { buildings: { use: { values: ["school"] } }, bridges: {} } },
      "error layers: The layer 'bridges' is filtered and no longer in the data: capture layers again.",
    ],
    [
      "a region that is gone",
      { regions: ["south"] },
      "error regions: The region 'south' is no longer in the data: capture regions again.",
    ],
    [
      "an area that is gone",
      { area: "b".repeat(64) },
      "error area: The area that the step draws is no longer kept: capture the area again.",
    ],
    [
      "a hazard twice",
      { scenarios: ["flood_20", "flood_100"] },
      "warning layers: A hazard is there in several scenarios: the map shows the first alone.",
    ],
    [
      "a dead link",
      { sections: [section({ content: "[x](/rsik)" })] },
      "error content: The link to /rsik leads to no page.",
    ],
    [
      "a dead button",
      { sections: [section({ buttons: [{ title: "Go", url: "/nowhere?x" }] })] },
      "error buttons: The link to /nowhere leads to no page.",
    ],
    [
      "no address",
      { sections: [section({ buttons: [{ title: "Go", url: "example.org" }] })] },
      "error buttons: 'example.org' is no address: begin it with / or https://.",
    ],
    ...["media/0123456789abcdef0123456789abcdef-8x8.webp", "#x", "https://", "/\\evil.example"].map(
      (url): [string, Partial<StoryStep>, string] => [
        `a button that readers are not shown, ${url}`,
        { sections: [section({ buttons: [{ title: "Go", url }] })] },
        `error buttons: '${url}' is no address: begin it with / or https://.`,
      ],
    ),
    [
      "a button that the schema refuses",
      { sections: [section({ buttons: [{ title: "Go", url: "HTTPS://larkhaven.example" }] })] },
      "error buttons: 'HTTPS://larkhaven.example' is no address: begin it with / or https://.",
    ],
    [
      "a button to a mailbox",
      { sections: [section({ buttons: [{ title: "Go", url: "mailto:ann@larkhaven.example" }] })] },
      "error buttons: A button leads to no mailbox: write 'mailto:ann@larkhaven.example' as a link into the text.",
    ],
    [
      "a link of which readers are given the words alone",
      { sections: [section({ content: "[x](#y)" })] },
      "error content: '#y' is no address: begin it with / or https://.",
    ],
    [
      "a link to a medium, by a reference",
      {
        sections: [section({ content: "[x][y]\n\n[y]: media/0123456789abcdef0123456789abcdef-8x8.webp" })],
      },
      "error content: 'media/0123456789abcdef0123456789abcdef-8x8.webp' is no address: begin it with / or https://.",
    ],
    [
      "a button to another host than it reads like",
      { sections: [section({ buttons: [{ title: "Go", url: "https://larkhaven.example@evil.example" }] })] },
      "error buttons: 'https://larkhaven.example@evil.example' has a name before its host: leave out all up to the @.",
    ],
    [
      "a link to another host than it reads like",
      { sections: [section({ content: "[x](https://user:pw@evil.example)" })] },
      "error content: 'https://user:pw@evil.example' has a name before its host: leave out all up to the @.",
    ],
    [
      "no figure",
      { sections: [section({ content: "{{risk.homes}}" })] },
      "error content: {{risk.homes}} names no figure.",
    ],
    [
      "a figure of nothing",
      { notes: "{{risk.bridges.wave.exposed}}" },
      "error notes: {{risk.bridges.wave.exposed}}: the data has no elements 'bridges'.",
    ],
    [
      "a figure of no scenario",
      { sections: [section({ content: "{{risk.roads.quake.exposed}}" })] },
      "error content: {{risk.roads.quake.exposed}}: the data has no scenario 'quake'.",
    ],
    [
      "a figure begun",
      { sections: [section({ content: "{{risk.roads" })] },
      "warning content: A figure's {{ is not closed by }}.",
    ],
    [
      "no place",
      { location: undefined as never },
      "warning view: The step leaves the map where the step before had it: capture the view to take it somewhere.",
    ],
    ["no ground", { basemap: "Moon" }, "error view: There is no basemap 'Moon': capture the view again."],
  ])("finds %s", (_what, more, words) => {
    expect(inStep(more)).toContain(words);
  });

  it("finds what is amiss with the story and its chapters, and says where", () => {
    const problems = checkStory(
      story([step(), step({ title: "" })], {
        title: "",
        coverImageUrl: "media/0123456789abcdef0123456789abcdef-8x8.webp",
        chapters: [
          { title: "", steps: [] },
          {
            title: "Two",
            steps: [
              step(),
              step({
                sections: [
                  section(),
                  section({ sideImage: "media/0123456789abcdef0123456789abcdef-8x8.webp" }),
                ],
              }),
            ],
          },
        ],
      }),
      ground,
    );
    expect(
      problems.map(({ kind, field, chapter, at, section: part }) => [kind, field, chapter ?? at, part]),
    ).toEqual([
      ["error", "title", undefined, undefined],
      ["error", "coverImage", undefined, undefined],
      ["error", "title", 0, undefined],
      ["warning", "title", 0, undefined],
      ["error", "sideImage", { chapter: 1, step: 1 }, 1],
    ]);
    expect(isPublishable(problems)).toBe(false);
    expect(isPublishable(problems.filter(({ kind }) => kind === "warning"))).toBe(true);
  });

  it("wants a step", () => {
    expect(found(story([]))).toContain("error addStep: The story has no step yet.");
  });
});

const plain =
  "The river rose in the night. We moved the stock up the hill. The road was cut by noon. ".repeat(4);
const hard =
  "Notwithstanding considerable methodological uncertainty regarding hydrodynamic parameterisation, the probabilistic characterisation of inundation consequences necessitates interdisciplinary collaboration between institutional representatives, infrastructure administrators and environmental practitioners. ".repeat(
    3,
  );

describe("how hard a text is to read", () => {
  it("is said where it is hard, and not of a few words", () => {
    expect(inStep({ sections: [section({ content: hard })] })).toEqual([
      expect.stringMatching(
        /^warning sections: The text is hard to read \(Flesch-Kincaid grade \d+; aim for 12 or less\)/,
      ),
    ]);
    expect(inStep({ sections: [section({ content: plain })] })).toEqual([]);
    expect(inStep({ sections: [section({ content: "Hydrodynamic parameterisation." })] })).toEqual([]);
  });
});
