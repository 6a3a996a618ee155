import { contentDocument } from "@stopbank/contract/content-documents";
import { putInstallationContent } from "@stopbank/store/installation-content";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { codeOf } from "../testing/codeOf.ts";
import { type RunningApi, type SeededPerson, startApi } from "../testing/startApi.ts";

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const put = (kind: string, payload: object, who: SeededPerson = "editor") =>
  api.app.inject({ method: "PUT", url: `/client/texts/${kind}`, headers: api.as(who, "larkhaven"), payload });
const restore = (kind: string, payload: object) =>
  api.post(`/client/texts/${kind}/restore`, payload, api.as("editor", "larkhaven"));
const get = async (path: string, who: SeededPerson = "editor") =>
  (await api.get(`/client/texts${path}`, api.as(who, "larkhaven"))).json();
const help = (body: string) => ({ title: "Pipes", body });

describe("texts of a client", () => {
  it("are written by an editor, and what others read at their next request", async () => {
    const before = await get("/welcomeSidebar");
    expect(before).toEqual({ kind: "welcomeSidebar", name: "", version: 0, body: null });
    const body = { title: "Kia ora", subtitle: "Of Larkhaven", faq: [{ q: "Why?", a: "So." }] };
    expect((await put("welcomeSidebar", { base: 0, body })).json()).toEqual({ version: 1 });
    expect((await api.get("/client/welcome_sidebar_content", api.as("member"))).json()).toEqual(body);
    expect((await get("")).find(({ kind }: { kind: string }) => kind === "welcomeSidebar")).toMatchObject({
      version: 1,
      by: "editor@stopbank.example",
      restored_from: null,
    });
  });

  it("are told apart by versions: of two who edit at once the second is told, and nothing is overwritten", async () => {
    const text = (body: string, base: number, who: SeededPerson) =>
      put("help", { name: "two.md", base, body: help(body) }, who);
    expect((await text("First", 0, "editor")).json()).toEqual({ version: 1 });
    const both = await Promise.all([text("Hers", 1, "editor"), text("His", 1, "admin")]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const refused = both.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json().error.code).toBe("content/changed-meanwhile");
    expect((await get("/help?name=two.md")).version).toBe(2);
    // One who believes that there is none yet, or more than there are, is refused as well.
    for (const base of [0, 3])
      expect(codeOf(await text("Third", base, "admin"))).toEqual([409, "content/changed-meanwhile"]);
  });

  it("are put back as new versions, however often: no version is lost, and each reads as it was written", async () => {
    const written: string[] = [];
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "grapheme", maxLength: 60 }), fc.nat(), async (words, pick) => {
        const body = words.toWellFormed().replaceAll("\0", "");
        const base = written.length;
        expect((await put("help", { name: "many.md", base, body: help(body) })).statusCode).toBe(200);
        written.push(body);
        const version = (pick % written.length) + 1;
        const restored = await restore("help", { name: "many.md", base: base + 1, version });
        expect(restored.json()).toEqual({ version: base + 2 });
        written.push(written[version - 1] ?? "");
        expect((await get("/help?name=many.md")).body).toEqual(help(written.at(-1) ?? ""));
      }),
      { numRuns: 12 },
    );
    for (const [index, body] of written.entries())
      expect((await get(`/help/versions/${index + 1}?name=many.md`)).body.body).toBe(body);
    const { versions, next_before } = await get("/help/history?name=many.md");
    expect(versions.map(({ version }: { version: number }) => version)).toEqual(
      written.map((_body, index) => written.length - index),
    );
    expect(next_before).toBeNull();
    expect(versions[0]).toMatchObject({ by: "editor@stopbank.example", restored_from: expect.any(Number) });
    const older = await get(`/help/history?name=many.md&before=3`);
    expect(older.versions).toHaveLength(2);
  });

  it("stand in the trail with their versions and none of their words", async () => {
    await put("help", { name: "quiet.md", base: 0, body: help("a planted word") });
    const trail = await api.get("/client/audit_trail?action=content.changed", api.as("admin", "larkhaven"));
    expect(trail.json().events[0]).toMatchObject({
      subject: "help quiet.md",
      actor: { email: "editor@stopbank.example" },
      details: { before: null, after: "version 1" },
    });
    expect(trail.body).not.toContain("planted");
  });

  it("A-44: are refused where they fit no schema, and where no database would take them", async () => {
    const bad = [
      ["terms", { base: 1, body: { html: 7 } }],
      ["terms", { base: 1, body: { html: "\ud800" } }],
      ["landingPage", { base: 0, body: [{ section: "start", blocks: [{ type: "carousel" }] }] }],
    ] as const;
    for (const [kind, payload] of bad)
      expect(codeOf(await put(kind, payload))).toEqual([400, "content/invalid"]);
    expect(codeOf(await put("terms", { base: 1, body: { html: "a\0b" } }))).toEqual([400, "request/invalid"]);
    expect(codeOf(await put("help", { base: 0, body: help("") }))).toEqual([400, "content/bad-name"]);
    expect(codeOf(await put("poem", { base: 0, body: {} }))[0]).toBe(400);
    // What looks like such an escape and is none.
    expect((await put("help", { name: "slash.md", base: 0, body: help("\\u0000") })).statusCode).toBe(200);
  });

  it("A-44, A-46: are refused where they nest without end, short or long", async () => {
    for (const levels of [5_000, 400_000]) {
      const body = `{"name":"","base":0,"body":${"[".repeat(levels)}${"]".repeat(levels)}}`;
      const headers = { ...api.as("editor", "larkhaven"), "content-type": "application/json" };
      const answer = await api.app.inject({
        method: "PUT",
        url: "/client/texts/help",
        headers,
        payload: body,
      });
      expect(codeOf(answer)).toEqual([400, "request/invalid"]);
    }
  });

  it("GUI-17: of the guide are the client's own beside the installation's, each with its versions", async () => {
    const glossary = (content: string) => ({ content });
    await api.store.withoutClient((tx) =>
      putInstallationContent(tx, contentDocument("glossary", glossary("AEP | Theirs"))),
    );
    expect(await get("/glossary")).toMatchObject({ version: 0, body: null });
    expect((await put("glossary", { base: 0, body: glossary("AEP | Ours") })).json()).toEqual({ version: 1 });
    expect((await get("/glossary")).body).toEqual(glossary("AEP | Ours"));
    const listed = (await get("")).filter(({ kind }: { kind: string }) => kind === "glossary");
    expect(listed.map(({ of }: { of: string }) => of)).toEqual(["client", "installation"]);
  });

  it("ACC-43: leave the installation's to whoever runs it: they are read here and not written", async () => {
    await api.store.withoutClient((tx) =>
      putInstallationContent(tx, contentDocument("installationTerms", { html: "<p>Ours</p>" })),
    );
    expect((await get("/installationTerms")).body).toEqual({ html: "<p>Ours</p>" });
    expect((await get("/installationTerms/history")).versions).toMatchObject([{ version: 1, by: null }]);
    const theirs = { base: 1, body: { html: "<p>Mine</p>" } };
    expect(codeOf(await put("installationTerms", theirs, "admin"))).toEqual([403, "content/whose"]);
    expect(codeOf(await restore("installationTerms", { base: 1, version: 1 }))).toEqual([
      403,
      "content/whose",
    ]);
  });

  it("are no member's to write or to see the versions of, and none of another client's", async () => {
    expect((await put("terms", { base: 1, body: { html: "" } }, "member")).statusCode).toBe(403);
    for (const path of ["", "/terms", "/terms/history", "/terms/versions/1"])
      expect((await api.get(`/client/texts${path}`, api.as("member"))).statusCode).toBe(403);
    const northport = await api.get("/client/texts/help?name=two.md", api.as("admin", "northport"));
    expect(northport.json().version).toBe(0);
    const missing = await api.get("/client/texts/help/versions/1?name=two.md", api.as("admin", "northport"));
    expect([missing.statusCode, missing.json().error.code]).toEqual([404, "content/no-version"]);
  });
});

describe("ACC-38: new terms", () => {
  const accepted = async () => (await api.get("/user", api.as("member"))).json().accepted_tsncs;
  const agree = () => api.post("/user/accept_tsncs", undefined, api.as("member"));
  const write = async (html: string, more = {}) => {
    const { version } = await get("/terms");
    return put("terms", { base: version, body: { html, ...more } });
  };

  it("are asked for again of everybody where their editor says so, and of nobody else", async () => {
    await agree();
    expect(await accepted()).toBe(true);
    await write("<p>A comma less</p>");
    expect(await accepted()).toBe(true);
    await write("<p>Other terms</p>", { ask_again: true });
    expect(await accepted()).toBe(false);
    expect((await api.get("/client/config", api.as("member"))).json().tsncs_html).toBe("<p>Other terms</p>");
    await agree();
    expect(await accepted()).toBe(true);
    const { version } = await get("/terms");
    // The version that is put back asked everybody when it was new.
    await restore("terms", { base: version, version });
    expect(await accepted()).toBe(true);
  });

  it("are agreed to once each time they are asked for, by the client's trail", async () => {
    const count = async () => {
      const url = "/client/audit_trail?action=terms.accepted";
      return (await api.get(url, api.as("admin", "larkhaven"))).json().events.length;
    };
    const before = await count();
    await write("<p>Again</p>", { ask_again: true });
    for (let twice = 0; twice < 2; twice++) await agree();
    expect(await count()).toBe(before + 1);
  });
});
