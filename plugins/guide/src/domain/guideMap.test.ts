import { readGuideAddress } from "@stopbank/contract/guide-address";
import { findPlace } from "@stopbank/contract/guide-places";
import { describe, expect, it } from "vitest";
import { cardOf, tabs } from "../testing/guide.ts";
import { entryHref, listedEntries, listedSubTabs, nextEntry, tabHref } from "./guideMap.ts";

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
});
