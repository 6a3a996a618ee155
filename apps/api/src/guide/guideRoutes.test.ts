import { Articles, Demos, GlossaryAnswer, MainTabs, SubTabs, Tutorials } from "@stopbank/contract/cms";
import { contentDocument } from "@stopbank/contract/content-documents";
import { putInstallationContent } from "@stopbank/store/installation-content";
import { Check } from "typebox/value";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { keepText, switchFlag } from "../testing/inClient.ts";
import { keptLog } from "../testing/keptLog.ts";
import { type RunningApi, startApi } from "../testing/startApi.ts";

let api: RunningApi;
const { lines, logger } = keptLog();
beforeAll(async () => {
  api = await startApi({ logger });
  await putShared("guideMap", map());
  await putShared("guideArticle", article("What floods are"), "floods");
  await putShared("guideArticle", article("Hidden"), "nowhere");
  await putShared("guideTutorial", tutorial, "exporting");
  await putShared("guideDemo", demo, "assessing");
  await putShared("glossary", { content: "AEP | Chance" });
});
afterAll(() => api.stop());

const picture = (name: string) => ({ url: `media/${name}`, alternativeText: "A river" });
const hero = `${"0".repeat(32)}-1280x720.webp`;
const article = (title: string) => ({
  title,
  description: "Why they come.",
  heroImage: picture(hero),
  authors: [{ name: "Mere", url: "https://example.org/mere" }],
  publishedAt: "2026-03-05",
  blocks: [
    { type: "section", title: "One", body: "Text" },
    { type: "section", body: "More" },
    { type: "reference", label: "MfE", url: "https://environment.govt.nz/" },
  ],
});
const tutorial = { title: "Exporting", summary: "How.", arcadeLink: "/guide/walkthroughs/exporting" };
const demo = {
  title: "Assessing",
  summary: "What.",
  videoUrl: "media/a.webm",
  captionsUrl: "media/a.vtt",
  transcript: "Words",
  lengthMinutes: 1,
};
const subTopic = (slug: string, order: number, entries: string[], visible = true) => ({
  ...{ title: slug, slug, order, visible, entries },
});
const topic = (slug: string, entries: string[], subTopics: object[] = []) => ({
  ...{ slug, title: slug, description: `About ${slug}`, subTopics, entries },
});
const map = () => [
  topic("overview", []),
  topic("fundamentals", ["floods"], [subTopic("b", 2, ["gone"]), subTopic("a", 1, ["floods"], false)]),
  topic("tutorials", ["exporting"]),
  topic("demos", [], [subTopic("films", 1, ["assessing", "exporting"])]),
];

const putShared = (kind: string, body: unknown, name = "") =>
  api.store.withoutClient((tx) => putInstallationContent(tx, contentDocument(kind, body, name)));
const putOwn = (client: string, kind: string, body: unknown, name = "") =>
  keepText(api, client, contentDocument(kind, body, name));
const get = (path: string, headers: Record<string, string> = api.as("visitor")) => api.get(path, headers);
const dataOf = async (path: string, headers?: Record<string, string>) =>
  (await get(path, headers)).json().data;

describe("the guide", () => {
  it("GUI-15, AMB-13: is answered as lists in `data`, the glossary as itself, in the shapes of the contract, to visitors too", async () => {
    const calls = [
      ["main-tabs?populate=*&sort=order", MainTabs],
      ["sub-tabs", SubTabs],
      ["articles?populate[0]=authors", Articles],
      ["tutorials", Tutorials],
      ["demos", Demos],
      ["glossary", GlossaryAnswer],
    ] as const;
    for (const [path, schema] of calls) {
      const answer = await get(`/cms/${path}`);
      expect([path, answer.statusCode]).toEqual([path, 200]);
      expect(Check(schema, answer.json())).toBe(true);
      expect(answer.json().data).not.toEqual([]);
      expect([path, Array.isArray(answer.json().data)]).toEqual([path, path !== "glossary"]);
    }
  });

  it("GUI-16, AMB-49: has topics with a description, and under them what there is, sub topics by their order", async () => {
    const [overview, fundamentals, tutorials, demos] = await dataOf("/cms/main-tabs");
    expect(overview).toMatchObject({ id: 1, slug: "overview", description: "About overview", sub_tabs: [] });
    const card = {
      title: "What floods are",
      slug: "floods",
      publishedAt: "2026-03-05",
      // AMB-50: as many minutes as it has blocks.
      Length: 3,
      authors: [{ name: "Mere", url: "https://example.org/mere" }],
    };
    expect(fundamentals.articles).toMatchObject([card]);
    expect(fundamentals.articles[0].hero_image).toEqual({
      ...picture(hero),
      formats: {
        thumbnail: { url: `media/${hero}?w=320`, width: 320 },
        small: { url: `media/${hero}?w=640`, width: 640 },
      },
    });
    expect(fundamentals.sub_tabs).toMatchObject([
      { slug: "a", visible: false, main_topic: { slug: "fundamentals" }, articles: [card] },
      { slug: "b", visible: true, articles: [] },
    ]);
    expect(tutorials.articles).toMatchObject([{ title: "Exporting", description: "How.", Length: null }]);
    expect(demos.sub_tabs[0].articles).toMatchObject([{ slug: "assessing", Length: 1 }]);
  });

  it("GUI-16: has blocks with the names of the specification, capital letters and all", async () => {
    const [found] = await dataOf("/cms/articles?filters[slug]=floods");
    expect(found.content_blocks).toEqual([
      { __component: "content.content-section", id: 1, Title: "One", body: "Text" },
      { __component: "content.content-section", id: 2, body: "More" },
      { __component: "content.references", id: 3, Label: "MfE", Url: "https://environment.govt.nz/" },
    ]);
    expect(found.main_topic).toMatchObject({ slug: "fundamentals" });
    expect(await dataOf("/cms/demos?filters[Slug]=assessing")).toEqual([
      {
        title: "Assessing",
        Slug: "assessing",
        documentId: "assessing",
        summary: "What.",
        thumbnail: null,
        video: { url: "media/a.webm", captions: "media/a.vtt" },
        transcript: "Words",
        Length: 1,
      },
    ]);
  });

  it("AMB-13: is filtered by either way of writing a filter, and has what a topic names alone", async () => {
    for (const filter of ["filters[slug]=floods", "filters[slug][$eq]=floods"])
      expect(await dataOf(`/cms/articles?${filter}`)).toHaveLength(1);
    for (const slug of ["nowhere", "gone", "FLOODS"])
      expect(await dataOf(`/cms/articles?filters[slug]=${slug}`)).toEqual([]);
    const tabs = async (filter: string) =>
      (await dataOf(`/cms/sub-tabs?${filter}`)).map(({ slug }: { slug: string }) => slug);
    expect(await tabs("filters[main_topic][slug]=fundamentals")).toEqual(["a", "b"]);
    expect(await tabs("filters[main_topic][slug][$eq]=fundamentals&filters[slug]=b")).toEqual(["b"]);
    expect(await dataOf("/cms/tutorials?filters[slug]=exporting")).toHaveLength(1);
    expect(await dataOf("/cms/demos?filters[Slug][$eq]=exporting")).toEqual([]);
  });

  it("GUI-17: is a client's own where it has one, document by document, and nobody else's", async () => {
    const member = api.as("member", "larkhaven");
    const before = await get("/cms/articles?filters[slug]=floods", member);
    const tag = { ...member, "if-none-match": String(before.headers.etag) };
    expect((await get("/cms/articles?filters[slug]=floods", tag)).statusCode).toBe(304);
    await putOwn("larkhaven", "guideArticle", article("Floods of Larkhaven"), "floods");
    const after = await get("/cms/articles?filters[slug]=floods", tag);
    expect([after.statusCode, after.json().data[0].title]).toEqual([200, "Floods of Larkhaven"]);
    expect((await dataOf("/cms/glossary", member)).content).toBe("AEP | Chance");
    expect((await dataOf("/cms/articles?filters[slug]=floods"))[0].title).toBe("What floods are");
    await putShared("glossary", { content: "AEP | Yearly chance" });
    expect((await dataOf("/cms/glossary", member)).content).toBe("AEP | Yearly chance");
  });

  it("is answered without a document that cannot be read, of which the log has a line", async () => {
    const member = api.as("member", "larkhaven");
    const broken = { ...contentDocument("guideTutorial", tutorial, "exporting"), body: { title: 7 } };
    await keepText(api, "larkhaven", broken);
    expect((await dataOf("/cms/tutorials", member))[0].title).toBe("Exporting");
    expect(await dataOf("/cms/articles", member)).toHaveLength(1);
    expect(
      lines.filter((line) => line.includes("left out of the guide") && line.includes("exporting")),
    ).toHaveLength(1);
  });

  it("is answered without what goes beyond the length of a guide, of which the log has a line, and without the same entry twice", async () => {
    const admin = api.as("admin", "northport");
    const names = Array.from({ length: 18 }, (_, at) => `long-${at}`);
    const body = "a".repeat(95_000);
    const long = { ...article("Long"), blocks: Array(10).fill({ type: "section", body }) };
    await putOwn("northport", "guideMap", [topic("fundamentals", [...names, ...names])]);
    for (const name of names) await putOwn("northport", "guideArticle", long, name);
    const answer = await get("/cms/articles", admin);
    expect(answer.statusCode).toBe(200);
    expect(answer.json().data).toHaveLength(17);
    expect((await dataOf("/cms/main-tabs", admin))[0].articles).toHaveLength(17);
    expect(lines.filter((line) => line.includes("a guide that is too long"))).toHaveLength(1);
  });

  it("GUI-02: is not there where the client has it off", async () => {
    await switchFlag(api, "larkhaven", "guidePage", "off");
    for (const call of ["main-tabs", "sub-tabs", "articles", "tutorials", "demos", "glossary"]) {
      const answer = await get(`/cms/${call}`, api.as("member", "larkhaven"));
      expect([answer.statusCode, answer.json().error.code]).toEqual([404, "feature/off"]);
    }
    await switchFlag(api, "larkhaven", "guidePage", "on");
  });
});
