import { blockLayouts } from "@stopbank/contract/block-layouts";
import type { ContentBlock } from "@stopbank/contract/blocks";
import { contactsOf } from "@stopbank/contract/contacts";
import type { ContentOf } from "@stopbank/contract/content";
import { contentDocument } from "@stopbank/contract/content-documents";
import { blocksOf, projectOf } from "@stopbank/contract/landing-sections";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  blockTypes,
  movedTo,
  onboardingBlocks,
  problemOfBlock,
  problemOfBlocks,
  withBlocks,
  withButtons,
  withField,
  withOnboardingBlocks,
  withProject,
} from "./pages.ts";

const words = (content: string): ContentBlock => ({ type: "content", content });
const contacts = { type: "contacts" as const, teamEmail: "a@b.example" };
const project = { type: "project" as const, objectives: ["Know"], milestones: [] };

describe("a page of blocks", () => {
  it("HOM-15: has a name for every type of block", () => {
    expect(blockTypes.map(([type]) => type).toSorted()).toEqual([...blockLayouts].toSorted());
  });

  it("changes a section's words, and leaves what else is in it and all others", () => {
    const page: ContentOf<"landingPage"> = [
      { section: "about", blocks: [words("Us"), contacts] },
      { section: "management", blocks: [project, words("Led by Mere")] },
    ];
    const changed = withBlocks(page, "about", [words("We"), words("All of us")]);
    expect(blocksOf(changed, "about").map(({ content }) => content)).toEqual(["We", "All of us"]);
    expect([contactsOf(changed), changed[1]]).toEqual([contacts, page[1]]);
    expect(withBlocks(page, "why", [words("So")]).at(-1)).toEqual({ section: "why", blocks: [words("So")] });
    expect(withBlocks([{ section: "why", blocks: [words("So")] }], "why", [])).toEqual([]);
  });

  it("HOM-05: changes the project where it stands, and has none once it says nothing", () => {
    const added = withProject([{ section: "about", blocks: [words("Us")] }], project);
    expect(added.at(-1)).toEqual({ section: "management", blocks: [project] });
    const changed = withProject(added, { ...project, objectives: ["Act"] });
    expect(projectOf(changed).objectives).toEqual(["Act"]);
    expect(withProject(changed, { ...project, objectives: [] })).toEqual([
      { section: "about", blocks: [words("Us")] },
    ]);
  });

  it("may be kept, whatever is put into it, and comes out as it went in", () => {
    const block = fc.record(
      {
        type: fc.constantFrom(...blockLayouts),
        header: fc.string({ minLength: 1, maxLength: 20, unit: "grapheme-ascii" }),
      },
      { requiredKeys: ["type"] },
    ) as fc.Arbitrary<ContentBlock>;
    const section = fc.constantFrom("why", "about", "management", "services");
    fc.assert(
      fc.property(
        fc.array(fc.tuple(section, fc.array(block, { maxLength: 4 })), { maxLength: 6 }),
        (steps) => {
          let page: ContentOf<"landingPage"> = [];
          for (const [name, blocks] of steps) {
            page = withProject(withBlocks(page, name as "why", blocks), project);
            expect(blocksOf(page, name as "why")).toEqual(blocks);
          }
          expect(() => contentDocument("landingPage", page)).not.toThrow();
          const all = steps.flatMap(([, blocks]) => blocks);
          const onboarding = withOnboardingBlocks([], all);
          expect(onboardingBlocks(onboarding)).toEqual(all);
          expect(() => contentDocument("onboardingPage", onboarding)).not.toThrow();
        },
      ),
    );
  });

  it("is put in another order, and nothing is lost", () => {
    expect(movedTo(["a", "b", "c"], 0, 2)).toEqual(["b", "c", "a"]);
    expect(movedTo(["a", "b", "c"], 2, 0)).toEqual(["c", "a", "b"]);
    fc.assert(
      fc.property(fc.array(fc.integer(), { minLength: 1 }), fc.nat(), fc.nat(), (list, from, to) => {
        const moved = movedTo(list, from % list.length, to % list.length);
        expect(moved.toSorted()).toEqual(list.toSorted());
        expect(moved[to % list.length]).toBe(list[from % list.length]);
      }),
    );
  });
});

describe("a block", () => {
  it("loses what is taken out of it", () => {
    expect(withField({ type: "banner", header: "Kia ora" }, "header", "")).toEqual({ type: "banner" });
    expect(withButtons({ type: "banner", buttons: [{ text: "a", url: "/" }] }, [])).toEqual({
      type: "banner",
    });
  });

  const picture: ContentBlock = { type: "side-image", imageUrl: "media/a.webp", imageAlt: "The sea" };
  it.each<[string, ContentBlock, string | undefined]>([
    ["all said", picture, undefined],
    ["a picture without words", { ...picture, imageAlt: " " }, "without words for those who do not see it"],
    [
      "a film in its place",
      { ...picture, imageAlt: "", videoUrl: "media/a.webm", captionsUrl: "media/a.vtt" },
      undefined,
    ],
    [
      "a film that is read below it",
      { ...picture, videoUrl: "media/a.webm", transcript: "It rains." },
      undefined,
    ],
    [
      "a film without words",
      { ...picture, videoUrl: "media/a.webm", transcript: " " },
      "neither captions nor a transcript",
    ],
    [
      "a picture without words in its passage",
      { type: "content", content: "![](media/a.webp)" },
      "without words for those who do not see it",
    ],
    ["a script for a picture", { ...picture, imageUrl: "javascript:alert(1)" }, "at an address that is none"],
    [
      "a button without words",
      { ...picture, buttons: [{ text: "", url: "/risk" }] },
      "a button without words",
    ],
    [
      "a button to a name and a password",
      { ...picture, buttons: [{ text: "Go", url: "https://user:pw@evil.example" }] },
      "leads nowhere",
    ],
    ["a button to nowhere", { ...picture, buttons: [{ text: "Go", url: "" }] }, "leads nowhere"],
  ])("says why it cannot be kept: %s", (_what, block, problem) => {
    const said = problemOfBlock(block);
    if (problem === undefined) expect(said).toBeUndefined();
    else expect(said).toContain(problem);
  });

  it("is named by its place", () => {
    expect(problemOfBlocks([picture, { ...picture, imageAlt: "" }])).toMatch(/^Block 2 has a picture/);
    expect(problemOfBlocks([picture])).toBeUndefined();
  });
});
