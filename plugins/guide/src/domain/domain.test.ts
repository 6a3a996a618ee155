import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cardOf, glossary, tabs } from "../testing/guide.ts";
import { byLetter, letters, readGlossary } from "./glossary.ts";
import { readGuideAddress } from "./guideAddress.ts";
import { entryHref, findPlace, listedEntries, listedSubTabs, nextEntry, tabHref } from "./guideMap.ts";
import { idOf, withIds } from "./headings.ts";
import { homeLinks } from "./homeLinks.ts";
import { pictureSource } from "./pictureSource.ts";
import { minutesText, publishedOn } from "./publishedOn.ts";

describe("addresses of the guide", () => {
  it.each([
    ["/guide", { redirect: "/guide/overview" }],
    ["/guide/", { redirect: "/guide/overview" }],
    ["/guide/fundamentals", { redirect: "/guide" }],
    ["/guide/demos/", { redirect: "/guide" }],
    ["/guide/overview", { show: "home", hasHeader: true }],
    ["/guide/glossary", { show: "glossary" }],
    ["/guide/methods/damage", { show: "place", topic: "methods", names: ["damage"] }],
    ["/guide/methods/damage/ead", { show: "place", topic: "methods", names: ["damage", "ead"] }],
    ["/guide/methods/damage/ead/more", { show: "nothing" }],
    ["/guide/glossary/aep", { show: "nothing" }],
    ["/guide/weather", { show: "nothing" }],
    ["/guide/weather/rain", { show: "nothing" }],
  ])("GUI-01 lead where they say: %s", (path, to) => expect(readGuideAddress(path)).toEqual(to));

  it("AMB-12 GUI-03 show the home without its header at /guide/home", () => {
    expect(readGuideAddress("/guide/home")).toEqual({ show: "home", hasHeader: false });
  });
});

describe("what stands where", () => {
  it("AMB-11 is a sub topic where one has the slug, else an entry, else nothing", () => {
    const both = tabs.map((tab) =>
      tab.slug === "fundamentals"
        ? { ...tab, articles: [cardOf("counting", "An article of that name")] }
        : tab,
    );
    expect(findPlace(both, "fundamentals", ["counting"])).toMatchObject({
      subTab: { slug: "counting" },
      card: undefined,
    });
    expect(findPlace(tabs, "fundamentals", ["overview"])).toMatchObject({
      subTab: undefined,
      card: { slug: "overview" },
    });
    expect(findPlace(tabs, "fundamentals", ["nowhere"])).toBeUndefined();
  });

  it("GUI-01 finds an entry by its topic alone, and within its sub topic", () => {
    for (const names of [["aep"], ["chance-and-time", "aep"]] as const)
      expect(findPlace(tabs, "fundamentals", names)).toMatchObject({
        subTab: { slug: "chance-and-time" },
        card: { slug: "aep" },
      });
    expect(findPlace(tabs, "fundamentals", ["counting", "aep"])).toBeUndefined();
    expect(findPlace(tabs, "methods", ["aep"])).toBeUndefined();
  });

  it("GUI-11 lists sub topics by their order, and hidden ones not at all, whose entries are found all the same", () => {
    const fundamentals = tabs[1]!;
    const turned = { ...fundamentals, sub_tabs: fundamentals.sub_tabs.toReversed() };
    expect(listedSubTabs(turned).map(({ slug }) => slug)).toEqual(["chance-and-time", "counting"]);
    expect(findPlace(tabs, "fundamentals", ["unfinished"])).toMatchObject({ card: { slug: "unfinished" } });
    expect(listedEntries(tabs).map(({ card }) => card.slug)).not.toContain("unfinished");
  });

  it("leads from each listed entry to the next, through every topic, and back to none", () => {
    const all = listedEntries(tabs);
    expect(all.map((each) => nextEntry(tabs, each))).toEqual([...all.slice(1), undefined]);
    for (const each of all) {
      const address = readGuideAddress(entryHref(each));
      expect(
        "show" in address && address.show === "place" && findPlace(tabs, address.topic, address.names),
      ).toEqual(each);
    }
  });

  it("GUI-04 leads from a topic's tab to the first of what it lists", () => {
    expect(tabs.map(tabHref)).toEqual([
      "/guide/overview",
      "/guide/fundamentals/chance-and-time",
      "/guide/methods/damage",
      "/guide/insights/case-studies",
      "/guide/tutorials/first-steps",
      "/guide/demos/risk",
      "/guide/glossary",
    ]);
    expect(tabHref({ ...tabs[1]!, sub_tabs: [] })).toBe("/guide/fundamentals/overview");
    expect(tabHref({ ...tabs[1]!, sub_tabs: [], articles: [] })).toBe("/guide");
  });

  it("GUI-05 has the six ways of 'I want to...' in order", () => {
    expect(homeLinks.map(({ href }) => href.replace("/guide/", ""))).toEqual([
      "tutorials/download-export-and-share-results",
      "insights/case-studies",
      "demos/assessing-risk-to-assets",
      "fundamentals/overview",
      "insights/case-studies",
      "glossary",
    ]);
  });
});

describe("ids of headings", () => {
  it("GUI-09 have -2 and -3 where the words are there already, and none where there are no words", () => {
    const titles = ["Chance", "chance!", "Chance", "", "  ", "Chance 2", "Tāone", "風"];
    expect(withIds(titles.map((title) => ({ title, level: 2 }))).map(({ id }) => id)).toEqual([
      "chance",
      "chance-2",
      "chance-3",
      "chance-2-2",
      "taone",
      "section",
    ]);
  });

  it("are all different, whatever the words", () => {
    const title = fc.oneof(fc.constantFrom("a", "a 2", "A-2", "a-2-2", ""), fc.string());
    fc.assert(
      fc.property(fc.array(title), (titles) => {
        const ids = withIds(titles.map((each) => ({ title: each, level: 3 }))).map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids.every((id) => /^[a-z0-9-]+$/.test(id))).toBe(true);
      }),
    );
    expect(idOf("Ōtākaro / Avon")).toBe("otakaro-avon");
  });
});

describe("the glossary", () => {
  it("GUI-13 reads entries between empty lines, without lines that have no bar", () => {
    expect(readGlossary(glossary).map(({ term }) => term)).toEqual(["AEP", "Exposure", "ā-rohe", "1-in-100"]);
    expect(readGlossary("EAD | a | b\r\n\r\n| none\n\nnothing |")).toEqual([
      { term: "EAD", definition: "a | b" },
    ]);
  });

  it("GUI-13 sorts a macron under its plain letter, and what begins with no letter last", () => {
    expect(
      byLetter(readGlossary(glossary)).map(({ letter, terms }) => [letter, terms.map(({ term }) => term)]),
    ).toEqual([
      ["A", ["ā-rohe", "AEP"].toSorted((a, b) => a.localeCompare(b, "en"))],
      ["E", ["Exposure"]],
      [undefined, ["1-in-100"]],
    ]);
    expect(letters).toHaveLength(26);
  });

  it("GUI-13 keeps every term once, in some group, whatever it begins with", () => {
    fc.assert(
      fc.property(fc.array(fc.string({ minLength: 1, unit: "grapheme" })), (names) => {
        const terms = names.map((term) => ({ term, definition: "" }));
        const kept = byLetter(terms).flatMap((group) => group.terms.map(({ term }) => term));
        expect(kept.toSorted()).toEqual(names.toSorted());
      }),
    );
  });
});

it("GUI-07 writes the day an article was published on, wherever it is read", () => {
  expect(publishedOn("2024-03-05")).toBe("March 5, 2024");
  expect(publishedOn("2024-03-05T23:59:00Z")).toBe("March 5, 2024");
  expect([publishedOn(null), publishedOn("soon")]).toEqual([undefined, undefined]);
  expect([minutesText(1), minutesText(6)]).toEqual(["1 minute", "6 minutes"]);
});

it("keeps a picture's room free by what its name says, and offers narrower ones", () => {
  const name = "0123456789abcdef0123456789abcdef-1280x720.webp";
  const formats = { small: { url: `media/${name}?w=320`, width: 320 } };
  expect(
    pictureSource({ url: `media/${name}`, alternativeText: "A bridge", formats }, "/media/larkhaven/"),
  ).toEqual({
    src: `/media/larkhaven/${name}`,
    srcSet: `/media/larkhaven/${name}?w=320 320w, /media/larkhaven/${name} 1280w`,
    width: 1280,
    height: 720,
    alt: "A bridge",
  });
  expect(pictureSource({ url: "/own.svg" }, "/media/larkhaven/")).toEqual({ src: "/own.svg", alt: "" });
});
