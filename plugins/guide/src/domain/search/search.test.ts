import { textPassages } from "@stopbank/markdown/passages";
import { describe, expect, it } from "vitest";
import { article, demo, glossary, tabs, tutorial } from "../../testing/guide.ts";
import { listedEntries } from "../guideMap.ts";
import { createGuideIndex } from "./guideIndex.ts";
import { guidePages } from "./guidePages.ts";

const pages = guidePages(
  { entries: listedEntries(tabs), articles: [article], tutorials: [tutorial], demos: [demo], glossary },
  textPassages,
);

describe("what the guide is found by", () => {
  it("is each article, each of its headings by the id it has on the page, each tutorial, demo and term", () => {
    const within = "/guide/fundamentals/chance-and-time/return-period";
    expect(pages.map(({ href }) => href)).toEqual([
      within,
      `${within}#chance-a-year`,
      `${within}#over-a-mortgage`,
      `${within}#over-a-lifetime`,
      `${within}#chance-a-year-2`,
      `${within}#over-a-mortgage-2`,
      "/guide/tutorials/first-steps/download-export-and-share-results",
      "/guide/demos/risk/assessing-risk-to-assets",
      "/guide/glossary#term-aep",
      "/guide/glossary#term-exposure",
      "/guide/glossary#term-a-rohe",
      "/guide/glossary#term-1-in-100",
    ]);
  });

  it("names headings as the page does where a section begins with one, or has no title", () => {
    const block = (id: number, body: string, Title?: string) => ({
      __component: "content.content-section" as const,
      id,
      body,
      ...(Title === undefined ? {} : { Title }),
    });
    const odd = {
      ...article,
      content_blocks: [block(1, "### Rain\n\nIt falls."), block(2, "### Rain\n\nAgain.", "Rain")],
    };
    const [, ...parts] = guidePages(
      { entries: listedEntries(tabs).slice(1, 2), articles: [odd], tutorials: [], demos: [], glossary: "" },
      textPassages,
    );
    expect(parts.map(({ href }) => href.replace(/.*#/, ""))).toEqual(["rain", "rain-2", "rain-3"]);
  });
});

describe("the search of the guide", () => {
  const index = createGuideIndex(pages);
  const titles = (text: string) => index.find(text).map(({ title }) => title);

  it("finds by the beginnings of words, macrons and capitals apart, titles first", () => {
    expect(titles("EXPOS")[0]).toBe("Exposure");
    expect(titles("a rohe")).toEqual(["ā-rohe"]);
    expect(titles("awatorea")).toEqual([]);
    expect(titles("lārkhaven")).toEqual(["Assessing risk to assets"]);
  });

  it("wants every word, and forgives a wrong letter in a long one", () => {
    expect(titles("flood twice")).toEqual(["What a return period means"]);
    expect(titles("flood zebra")).toEqual([]);
    expect(titles("probabilty")).toEqual(["AEP"]);
  });

  it("says where it is, and the sentence that the words stand in", () => {
    expect(index.find("mortgage 26")[0]).toEqual({
      key: "/guide/fundamentals/chance-and-time/return-period#over-a-mortgage",
      href: "/guide/fundamentals/chance-and-time/return-period#over-a-mortgage",
      title: "Over a mortgage",
      detail: "Fundamentals › What a return period means: Over 30 years that is 26%.",
    });
  });

  it("cuts a long sentence around the first of the words", () => {
    const long = `${"before ".repeat(60)}needle ${"after ".repeat(60)}`.trim();
    const { detail = "" } =
      createGuideIndex([{ href: "/x", title: "X", where: "Methods", passages: [long] }]).find("needle")[0] ??
      {};
    expect(detail).toContain("needle");
    expect(detail.length).toBeLessThan(220);
    expect(detail).toMatch(/^Methods: … .* …$/);
  });

  it("finds nothing for no words", () => {
    expect([titles(""), titles(" ,.")]).toEqual([[], []]);
  });
});
