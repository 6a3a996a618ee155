import type { SavedView, SavedViewsPage } from "@stopbank/contract/saved-views";
import { listClientEvents } from "@stopbank/store/audit";
import type { ClientTransaction } from "@stopbank/store/database";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { inClient } from "../testing/inClient.ts";
import { people, type RunningApi, type SeededPerson, startApi } from "../testing/startApi.ts";

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const inLarkhaven = <T>(work: (tx: ClientTransaction) => Promise<T>) => inClient(api, "larkhaven", work);
beforeEach(() => inLarkhaven((tx) => tx.deleteFrom("saved_views").execute()));

const as = (person: SeededPerson) => api.as(person, "larkhaven");
const lowTown = {
  name: "Low town",
  folder: "",
  is_shared: false,
  path: "/risk",
  query: "v=2&client=larkhaven&at=172.9,-40.3,12&layers=e:buildings",
};
const send = (method: "POST" | "PUT" | "DELETE", url: string, person: SeededPerson, payload?: object) =>
  api.app.inject({ method, url, headers: as(person), ...(payload === undefined ? {} : { payload }) });
const save = async (person: SeededPerson, rest: object = {}): Promise<SavedView> => {
  const answer = await send("POST", "/views", person, { ...lowTown, ...rest });
  expect(answer.statusCode).toBe(201);
  return answer.json();
};
const page = async (person: SeededPerson, query = ""): Promise<SavedViewsPage> =>
  (await api.get(`/views${query}`, as(person))).json();
const seen = async (person: SeededPerson): Promise<readonly SavedView[]> => (await page(person)).views;
const trail = () => inLarkhaven((tx) => listClientEvents(tx, 20));
const picture = (widthPx: number, heightPx: number) =>
  sharp({ create: { width: widthPx, height: heightPx, channels: 3, background: "#3568a0" } });

describe("saved views", () => {
  it("are kept with who made them and when, and seen by their maker alone", async () => {
    const view = await save("member", { name: "  Low town ", folder: "Rivers" });
    expect(view).toMatchObject({
      ...lowTown,
      folder: "Rivers",
      made_by: people.member,
      is_own: true,
      may_change: true,
      has_thumbnail: false,
    });
    expect(Date.parse(view.made_at)).toBeGreaterThan(Date.now() - 60_000);
    expect((await seen("member")).map(({ view_id }) => view_id)).toEqual([view.view_id]);
    expect(await seen("editor")).toEqual([]);
    expect((await send("DELETE", `/views/${view.view_id}`, "admin")).json().error.code).toBe("views/unknown");
    expect((await trail()).filter(({ action }) => action.startsWith("view."))).toEqual([]);
  });

  it("are told in the trail where they are shared, with before and after", async () => {
    const { view_id } = await save("member");
    const change = (person: SeededPerson, body: object) => send("PUT", `/views/${view_id}`, person, body);
    await change("member", { is_shared: true });
    expect((await change("editor", { name: "Te Awa" })).json()).toMatchObject({
      name: "Te Awa",
      made_by: people.member,
      is_own: false,
    });
    await send("DELETE", `/views/${view_id}`, "editor");
    await send("PUT", `/views/${view_id}/restored`, "editor");
    await change("member", { is_shared: false });
    const told = (await trail()).filter(({ subject }) => subject === view_id).toReversed();
    const facts = { name: "Low town", folder: "", query: lowTown.query };
    const renamed = { ...facts, name: "Te Awa" };
    expect(told.map(({ action, details }) => [action, details])).toEqual([
      ["view.shared", { before: null, after: facts }],
      ["view.changed", { before: facts, after: renamed }],
      ["view.deleted", { before: renamed, after: null }],
      ["view.restored", { before: null, after: renamed }],
      ["view.unshared", { before: renamed, after: null }],
    ]);
  });

  it("that are shared are changed by nobody but their maker and editors", async () => {
    const { view_id } = await save("editor", { is_shared: true });
    expect(await seen("member")).toMatchObject([{ view_id, may_change: false, is_own: false }]);
    const refused = await send("PUT", `/views/${view_id}`, "member", { name: "Mine" });
    expect([refused.statusCode, refused.json().error.code]).toEqual([403, "views/not-yours"]);
    expect((await send("DELETE", `/views/${view_id}`, "member")).statusCode).toBe(403);
  });

  it("come a page at a time, each once", async () => {
    for (const name of ["One", "Two", "Three"]) await save("member", { name });
    const first = await page("member", "?limit=2");
    expect(first.views.map(({ name }) => name)).toEqual(["Three", "Two"]);
    const rest = await page("member", `?limit=2&cursor=${first.next_cursor}`);
    expect([rest.views.map(({ name }) => name), rest.next_cursor]).toEqual([["One"], null]);
    for (const [query, code] of [
      ["?limit=101", "request/invalid"],
      ["?limit=0", "request/invalid"],
      ["?cursor=bm93aGVyZQ", "views/bad-cursor"],
    ]) {
      const refused = await api.get(`/views${query}`, as("member"));
      expect([refused.statusCode, refused.json().error.code]).toEqual([400, code]);
    }
  });

  it("say which name is taken", async () => {
    await save("member");
    const answer = await send("POST", "/views", "member", { ...lowTown, name: "low TOWN" });
    expect([answer.statusCode, answer.json().error.code]).toEqual([409, "views/name-taken"]);
  });

  it.each([
    ["another organisation's map", { query: "v=2&client=northport" }],
    ["no map", { query: "client=larkhaven" }],
    ["a place elsewhere", { path: "//evil.example/risk" }],
    ["a place elsewhere by its number", { path: "//3221226219" }],
    ["a place of the local network", { path: "//intranet/risk" }],
    ["a query with a line in it", { query: "v=2&client=larkhaven\n" }],
    ["no name", { name: "  " }],
    ["a folder of spaces", { folder: "   " }],
  ])("refuse %s", async (_what, rest) => {
    const answer = await send("POST", "/views", "member", { ...lowTown, ...rest });
    expect(answer.statusCode).toBe(400);
    expect(await seen("member")).toEqual([]);
  });

  it.each([
    "/bff/session",
    "/bff",
    "/api/layers",
    "/api",
    "/assets/shell",
    "/icons/home",
    "/logos/larkhaven",
    "/embed/api/1/layers",
    "/embed/stories/1",
    "/print/risk-summary",
    "/dev/mail",
    "/readyz",
    "/auth/login",
    "/home/guide",
    "/account",
  ])("are of no page without a map: %s", async (path) => {
    const answer = await send("POST", "/views", "member", { ...lowTown, path });
    expect([answer.statusCode, answer.json().error]).toEqual([
      400,
      expect.objectContaining({ code: "views/no-map-page", message: expect.stringContaining("has no map") }),
    ]);
    expect(await seen("member")).toEqual([]);
  });

  it.each([
    "/%62ff/session",
    "/%2fevil.example",
    "//bff/session",
    "//evil.example/risk",
    "/\\evil.example",
    "\\\\evil.example",
    "/risk/../bff/session",
    "/./bff",
    "/risk/.git",
    "/BFF/session",
    "/risk?v=2",
    "/risk#here",
    "/risk\n",
    "https://evil.example/risk",
    "risk",
    "/",
    "",
    `/${"r".repeat(101)}`,
  ])("are of no path but a plain one: %j", async (path) => {
    const answer = await send("POST", "/views", "member", { ...lowTown, path });
    expect([answer.statusCode, answer.json().error.code]).toEqual([400, "request/invalid"]);
    expect(answer.json().error.message).toContain("at /path");
    expect(await seen("member")).toEqual([]);
  });

  it.each(["/risk", "/risk/stories/1", "/property", "/prioritisation", "/flood-gauges", "/apiary", "/homes"])(
    "are of any plugin's page: %s",
    async (path) => expect((await save("member", { path })).path).toBe(path),
  );

  it("are nobody's who has not signed in, and not seen from another client", async () => {
    const { view_id } = await save("admin", { is_shared: true });
    expect((await api.get("/views", {})).statusCode).toBe(401);
    const elsewhere = await api.get(`/views/${view_id}/thumbnail`, api.as("admin", "northport"));
    expect(elsewhere.statusCode).toBe(404);
    expect((await api.get("/views", api.as("admin", "northport"))).json()).toEqual({
      views: [],
      next_cursor: null,
    });
  });
});

describe("the picture of a view", () => {
  it("is drawn anew, small, and without what its file says besides", async () => {
    const sent = await picture(1_200, 900)
      .withExif({ IFD0: { Copyright: "secret words" } })
      .jpeg()
      .toBuffer();
    const { view_id, has_thumbnail } = await save("member", { thumbnail: sent.toString("base64") });
    expect(has_thumbnail).toBe(true);
    const answer = await api.get(`/views/${view_id}/thumbnail`, as("member"));
    expect(answer.headers).toMatchObject({
      "content-type": "image/webp",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
    });
    const { format, width, height, exif } = await sharp(answer.rawPayload).metadata();
    expect({ format, width, height, exif }).toEqual({
      format: "webp",
      width: 480,
      height: 300,
      exif: undefined,
    });
    expect((await api.get(`/views/${view_id}/thumbnail`, as("admin"))).statusCode).toBe(404);
  });

  it.each([
    ["an SVG", async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ["half a picture", async () => (await picture(600, 400).png().toBuffer()).subarray(0, 300)],
    ["more pixels than a browser sends", () => picture(3_000, 2_000).png().toBuffer()],
    ["no picture", async () => Buffer.from("hello")],
  ])("is not taken from %s, and nothing is kept", async (_what, bytes) => {
    const answer = await send("POST", "/views", "member", {
      ...lowTown,
      thumbnail: (await bytes()).toString("base64"),
    });
    expect([answer.statusCode, answer.json().error.code]).toEqual([400, "views/no-picture"]);
    expect(await seen("member")).toEqual([]);
  });
});
