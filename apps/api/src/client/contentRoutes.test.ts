import { type ContentDocument, contentDocument } from "@stopbank/contract/content-documents";
import { putInstallationContent } from "@stopbank/store/installation-content";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { keepText, switchFlag } from "../testing/inClient.ts";
import { keptLog } from "../testing/keptLog.ts";
import { type RunningApi, startApi } from "../testing/startApi.ts";

let api: RunningApi;
const { lines, logger } = keptLog();
beforeAll(async () => {
  api = await startApi({ logger });
});
afterAll(() => api.stop());

const put = (client: string, document: ContentDocument) => keepText(api, client, document);

const landing = (objective: string) => [
  { section: "management", blocks: [{ type: "project", objectives: [objective], milestones: [] }] },
  {
    section: "about",
    blocks: [{ type: "side-box", header: "Us", buttons: [{ text: "More", url: "/guide" }] }],
  },
];

describe("G-03: the pages' texts", () => {
  it.each([
    ["landingPage", "newLandingPage"],
    ["onboardingPage", "onboardingPage"],
    ["summaryPage", "summaryPage"],
  ])(
    "%s is behind its flag, empty until it is written, and then what was written last",
    async (page, flag) => {
      const url = `/content/${page}`;
      const member = api.as("member");
      await switchFlag(api, "larkhaven", flag, "off");
      const whileOff = await api.get(url, member);
      expect([whileOff.statusCode, whileOff.json().error.code]).toEqual([404, "feature/off"]);
      await switchFlag(api, "larkhaven", flag, "on");
      expect([(await api.get(url, member)).statusCode, (await api.get(url, member)).json()]).toEqual([
        200,
        [],
      ]);
      const text = (word: string) =>
        ({
          landingPage: landing(word),
          onboardingPage: [{ section: "start", blocks: [{ type: "banner", header: word }] }],
          summaryPage: [{ section: word, content: "**All**" }],
        })[page];
      for (const word of ["first", "second"]) await put("larkhaven", contentDocument(page, text(word)));
      expect((await api.get(url, member)).json()).toEqual(text("second"));
    },
  );

  it("HOM-13: Home's is for visitors too, each of their own client alone", async () => {
    await put("larkhaven", contentDocument("landingPage", landing("Larkhaven's")));
    const ofVisitor = await api.get("/content/landingPage");
    expect([ofVisitor.statusCode, ofVisitor.json()]).toEqual([200, []]);
    const inDisguise = await api.get("/content/landingPage", { "ui-client-name": "larkhaven" });
    expect(inDisguise.json().error.code).toBe("client/not-yours");
    const ofOther = await api.get("/content/landingPage", api.as("other", "larkhaven"));
    expect(ofOther.json().error.code).toBe("client/not-yours");
  });

  it("HOM-14, SUM-01: Getting Started's and Summary's are for members", async () => {
    for (const page of ["onboardingPage", "summaryPage"])
      expect((await api.get(`/content/${page}`)).json().error.code).toBe("auth/sign-in-first");
  });

  it("has nothing at any other page's address, a kind's that is no page among them", async () => {
    for (const page of ["terms", "help", "nowhere"])
      expect((await api.get(`/content/${page}`)).json().error.code).toBe("request/no-such-call");
  });
});

describe("a text's tag", () => {
  it("answers 304 until the next put, and is another for each client", async () => {
    const text = contentDocument("help", { title: "Pipes", body: "What *flows*." }, "etag");
    for (const client of ["larkhaven", "northport"]) await put(client, text);
    const get = (client: string, tag?: string) =>
      api.get("/help/etag", {
        ...api.as("admin", client),
        ...(tag === undefined ? {} : { "if-none-match": tag }),
      });
    const first = await get("larkhaven");
    const tag = String(first.headers.etag);
    expect(first.headers).toMatchObject({
      "cache-control": "private, no-cache",
      vary: "authorization, ui-client-name",
    });
    const again = await get("larkhaven", tag);
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, "", tag]);
    expect((await get("northport", tag)).statusCode).toBe(200);
    await put("larkhaven", { ...text, body: { title: "Pipes", body: "Anew" } });
    const anew = await get("larkhaven", tag);
    expect([anew.statusCode, anew.json().body]).toEqual([200, "Anew"]);
  });
});

describe("MAP-19: help", () => {
  it("is read by its file's name, by visitors too, and is not found where there is none", async () => {
    await put("openaccess", contentDocument("help", { title: "Roads", body: "Where they lie." }, "roads.md"));
    expect((await api.get("/help/roads.md")).json()).toEqual({ title: "Roads", body: "Where they lie." });
    const missing = await api.get("/help/pipes.md");
    expect([missing.statusCode, missing.json().error.code]).toEqual([404, "content/no-help"]);
    expect((await api.get("/help/..%2Fpipes")).json().error.code).toBe("request/invalid");
  });
});

describe("ACC-43: release notes", () => {
  it("are the installation's, so everybody reads the same", async () => {
    expect((await api.get("/content/releaseNotes")).json()).toEqual([]);
    const notes = [{ version: "0.0.929", date: "2026-03-02", title: "Help", body: "- Layers have help" }];
    await api.store.withoutClient((tx) => putInstallationContent(tx, contentDocument("releaseNotes", notes)));
    for (const headers of [{}, api.as("member"), api.as("other")])
      expect((await api.get("/content/releaseNotes", headers)).json()).toEqual(notes);
  });
});

describe("a document that was kept before it had a schema", () => {
  it("is brought up to today's when it is read", async () => {
    const old = { kind: "welcomeSidebar", name: "", schemaVersion: 0 } as const;
    await put("northport", { ...old, body: { subtitle: "Kia ora", faq: "none", colour: "red" } });
    expect((await api.get("/client/welcome_sidebar_content", api.as("other"))).json()).toEqual({
      title: "Northport",
      subtitle: "Kia ora",
      faq: [],
    });
  });
});

describe("a document that cannot be read", () => {
  const broken = { name: "", schemaVersion: 1, body: { wrong: "planted" } };

  it.each([
    ["fits no schema", { ...broken, kind: "landingPage" } as const, "/content/landingPage"],
    [
      "is of a later version",
      { kind: "help", name: "later", schemaVersion: 9, body: {} } as const,
      "/help/later",
    ],
    [
      "is no welcome",
      { ...broken, kind: "welcomeSidebar", body: "planted" } as const,
      "/client/welcome_sidebar_content",
    ],
  ])("that %s is 503 for its reader, and named in the log with its place", async (_what, document, url) => {
    const version = await put("larkhaven", document);
    lines.length = 0;
    const answer = await api.get(url, api.as("member"));
    expect([answer.statusCode, answer.json().error.code]).toEqual([503, "content/unreadable"]);
    expect(answer.headers.etag).toBeUndefined();
    const facts = { client: "larkhaven", kind: document.kind, version };
    expect(lines.map((line) => JSON.parse(line))).toContainEqual(
      expect.objectContaining({ code: "content/unreadable", facts: expect.objectContaining(facts) }),
    );
    expect(lines.join()).not.toContain("planted");
  });

  it("leaves terms out, so that the shell still starts, and is named in the log", async () => {
    await put("larkhaven", { ...broken, kind: "terms" });
    lines.length = 0;
    const config = await api.get("/client/config", api.as("member"));
    expect([config.statusCode, config.json().tsncs_html]).toEqual([200, null]);
    expect(lines.join()).toContain("content/unreadable");
  });

  it("AMB-21, AMB-22: leaves links out, which the config has once they are put right", async () => {
    const config = async () => (await api.get("/client/config", api.as("member"))).json().site_links;
    await put("larkhaven", { ...broken, kind: "siteLinks" });
    lines.length = 0;
    expect(await config()).toEqual({ moved_pages: [] });
    expect(lines.join()).toContain("siteLinks is left out");
    const links = {
      access_site: "https://access.larkhaven.example",
      moved_pages: [{ from: "/viewer", to: "https://maps.larkhaven.example" }],
    };
    await put("larkhaven", contentDocument("siteLinks", links));
    expect(await config()).toEqual(links);
    expect((await api.get("/client/config")).json().site_links).toEqual({ moved_pages: [] });
  });
});
