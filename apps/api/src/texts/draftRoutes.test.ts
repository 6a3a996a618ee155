import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { codeOf } from "../testing/codeOf.ts";
import { saveDraft } from "../testing/saveDraft.ts";
import { type RunningApi, type SeededPerson, startApi } from "../testing/startApi.ts";

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const as = (who: SeededPerson) => api.as(who, "larkhaven");
const draftOf = async (name: string, who: SeededPerson = "editor", kind = "story") =>
  (await api.get(`/client/drafts/${kind}?name=${name}`, as(who))).json();
const save = (payload: object, who: SeededPerson = "editor", kind = "story") =>
  saveDraft(api, payload, who, kind);
const publish = (payload: object, kind = "story") =>
  api.post(`/client/drafts/${kind}/publish`, payload, as("editor"));
const discard = (payload: object) => api.post("/client/drafts/story/discard", payload, as("editor"));
const text = async (name: string) => (await api.get(`/client/texts/story?name=${name}`, as("editor"))).json();
const stories = async () =>
  (await api.get("/risk/stories/", as("member"))).json().map(({ title }: { title: string }) => title);
const story = (title: string) => ({
  title,
  description: "",
  chapters: [{ title: "One", steps: [{ title: "The river", sections: [{ header: "Rain" }] }] }],
});

describe("drafts", () => {
  it("are of all editors of a client, may be unfinished, and are read by nobody else until they are published", async () => {
    expect(await draftOf("1")).toMatchObject({ revision: null, body: null, base: 0 });
    const unfinished = { title: "A flood", chapters: [{ steps: [{}] }] };
    const saved = await save({ name: "1", revision: null, base: 0, body: unfinished });
    expect(saved.statusCode).toBe(200);
    expect(await draftOf("1", "admin")).toMatchObject({
      body: unfinished,
      saved_by: "editor@stopbank.example",
      revision: saved.json().revision,
      has_shape: false,
    });
    expect((await api.get("/client/drafts", as("editor"))).json()).toMatchObject([
      { kind: "story", name: "1", title: "A flood", base: 0, latest: 0, saved_by: "editor@stopbank.example" },
    ]);
    expect(await stories()).toEqual([]);
    for (const who of ["member", "visitor", "other"] as const)
      expect((await api.get("/client/drafts", as(who))).statusCode).toBeGreaterThanOrEqual(401);
    expect((await api.get("/client/drafts", api.as("admin", "northport"))).json()).toEqual([]);
    // It is not whole yet: it stays a draft, and nothing is published.
    const { revision } = saved.json();
    expect(codeOf(await publish({ name: "1", revision }))).toEqual([400, "content/invalid"]);
    expect((await draftOf("1")).revision).toBe(revision);
    expect((await text("1")).version).toBe(0);
  });

  it("are not overwritten: whoever saves second is told who was first, and nothing is lost", async () => {
    const body = story("Twice");
    const { revision } = (await save({ name: "2", revision: null, base: 0, body })).json();
    const both = await Promise.all([
      save({ name: "2", revision, base: 0, body: story("Hers") }, "editor"),
      save({ name: "2", revision, base: 0, body: story("His") }, "admin"),
    ]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const refused = both.find(({ statusCode }) => statusCode === 409);
    const first = (await draftOf("2")).saved_by;
    expect(refused?.json().error.code).toBe("content/draft-changed-meanwhile");
    expect(refused?.json().error.message).toContain(`${first} saved this draft on`);
    // Nor by whoever believes that there is none yet.
    expect(codeOf(await save({ name: "2", revision: null, base: 0, body }))[0]).toBe(409);
    for (const answer of [await publish({ name: "2", revision }), await discard({ name: "2", revision })])
      expect(codeOf(answer)).toEqual([409, "content/draft-changed-meanwhile"]);
  });

  it("become the next version when they are published, and are gone then; the trail has it", async () => {
    const { revision } = (await save({ name: "3", revision: null, base: 0, body: story("First") })).json();
    expect((await publish({ name: "3", revision })).json()).toEqual({ version: 1 });
    expect(await stories()).toContain("First");
    expect((await draftOf("3")).revision).toBeNull();
    const again = await save({ name: "3", revision, base: 1, body: story("Late") });
    expect(again.json().error.message).toContain("published or discarded");
    const { events } = (await api.get("/client/audit_trail?action=content.changed", as("admin"))).json();
    expect(events[0]).toMatchObject({ subject: "story 3", details: { before: null, after: "version 1" } });
  });

  it("are not published over a version that was kept meanwhile, unless whoever publishes knows of it", async () => {
    const { revision } = (await save({ name: "4", revision: null, base: 0, body: story("Mine") })).json();
    const put = { name: "4", base: 0, body: story("Theirs") };
    await api.app.inject({ method: "PUT", url: "/client/texts/story", headers: as("admin"), payload: put });
    const listed = (await api.get("/client/drafts", as("editor"))).json();
    expect(listed.find(({ name }: { name: string }) => name === "4")).toMatchObject({ base: 0, latest: 1 });
    expect(codeOf(await publish({ name: "4", revision }))).toEqual([409, "content/changed-meanwhile"]);
    // It is still there, as it was.
    expect((await draftOf("4")).revision).toBe(revision);
    expect((await publish({ name: "4", revision, base: 1 })).json()).toEqual({ version: 2 });
    expect((await text("4")).body.title).toBe("Mine");
  });

  it("story authoring: keep a line about what changed with the version, and none where nothing was said", async () => {
    const first = (await save({ name: "7", revision: null, base: 0, body: story("One") })).json();
    const refused = await publish({ name: "7", revision: first.revision, note: "x".repeat(301) });
    expect(refused.statusCode).toBe(400);
    expect((await publish({ name: "7", revision: first.revision, note: " \n " })).statusCode).toBe(400);
    await publish({ name: "7", revision: first.revision, note: "The figures of March" });
    const second = (await save({ name: "7", revision: null, base: 1, body: story("Two") })).json();
    await publish({ name: "7", revision: second.revision });
    const { versions } = (await api.get("/client/texts/story/history?name=7", as("editor"))).json();
    expect(versions).toMatchObject([
      { version: 2, by: "editor@stopbank.example", note: null },
      { version: 1, by: "editor@stopbank.example", note: "The figures of March" },
    ]);
  });

  it("are discarded, which the trail has, and may be saved once more", async () => {
    const { revision } = (await save({ name: "5", revision: null, base: 0, body: story("No") })).json();
    expect((await discard({ name: "5", revision })).statusCode).toBe(200);
    expect((await draftOf("5")).body).toBeNull();
    const { events } = (
      await api.get("/client/audit_trail?action=content.draft-discarded", as("admin"))
    ).json();
    expect(events[0]).toMatchObject({
      subject: "story 5",
      details: { before: "draft of version 0", after: null },
    });
    expect((await save({ name: "5", revision: null, base: 0, body: story("Yes") })).statusCode).toBe(200);
  });

  it("A-44: are refused where their name or kind is none, and where no database would take them", async () => {
    const draft = { revision: null, base: 0, body: story("x") };
    expect(codeOf(await save({ ...draft, name: "one" }))).toEqual([400, "content/bad-name"]);
    expect(codeOf(await save({ ...draft, name: "6", body: { title: "\ud800" } }))).toEqual([
      400,
      "content/invalid",
    ]);
    expect(codeOf(await save({ ...draft, name: "6", revision: "none" }))[0]).toBe(400);
    expect(codeOf(await save({ ...draft, name: "" }, "editor", "releaseNotes"))).toEqual([
      403,
      "content/whose",
    ]);
  });
});
