import { createHash } from "node:crypto";
import { contentDocument } from "@stopbank/contract/content-documents";
import { type AddedMedium, type MediaPage, mostMediumFileBytes } from "@stopbank/contract/media";
import { mediaNameOf } from "@stopbank/contract/media-name";
import { putInstallationMedium } from "@stopbank/store/installation-media";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { picture } from "../feedback/testing/pictures.ts";
import { codeOf } from "../testing/codeOf.ts";
import { keepText } from "../testing/inClient.ts";
import { type RunningApi, type SeededPerson, startApi } from "../testing/startApi.ts";
import { film } from "./testing/films.ts";

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const editor = () => api.as("editor", "larkhaven");
const add = (bytes: Uint8Array, query: Record<string, string> = {}, headers = editor()) =>
  api.app.inject({
    method: "POST",
    url: `/client/media?${new URLSearchParams({ file_name: "bridge.jpg", alternative_text: "The bridge.", ...query })}`,
    headers: { ...headers, "content-type": "application/octet-stream" },
    payload: Buffer.from(bytes),
  });
const added = async (bytes: Uint8Array, query?: Record<string, string>): Promise<AddedMedium> => {
  const answer = await add(bytes, query);
  expect([answer.statusCode, answer.body.slice(0, 200)]).toEqual([201, expect.any(String)]);
  return answer.json();
};
const list = async (query = "", headers = editor()): Promise<MediaPage> =>
  (await api.get(`/client/media${query}`, headers)).json();
const file = (name: string, headers: Record<string, string> = api.as("member"), client = "larkhaven") =>
  api.get(`/media/${client}/${name}`, headers);
const help = (name: string, body: string) =>
  keepText(api, "larkhaven", contentDocument("help", { title: "A", body }, name));
const trail = async (action: string) =>
  (await api.get(`/client/audit_trail?action=${action}`, api.as("admin", "larkhaven"))).json()
    .events as object[];

describe("a file that an editor adds", () => {
  it("G-04, A-45: is kept under a name that says what is in it, once, with who and when in list and trail", async () => {
    const bytes = await picture("jpeg", 1_300, 650);
    const one = await added(bytes, { file_name: " bridge.jpg " });
    expect(one).toMatchObject({
      kind: "picture",
      width_px: 1_300,
      height_px: 650,
      original_name: "bridge.jpg",
      alternative_text: "The bridge.",
      is_new: true,
      room: { files: 1, most_bytes: 500_000_000, most_files: 5_000 },
    });
    const kept = (await file(one.name)).rawPayload;
    expect(one.name).toBe(
      mediaNameOf({
        hash: createHash("sha256").update(kept).digest("hex").slice(0, 32),
        ending: "webp",
        size: { widthPx: 1_300, heightPx: 650 },
      }),
    );
    expect(await added(bytes, { alternative_text: "Other words" })).toMatchObject({
      name: one.name,
      alternative_text: "The bridge.",
      is_new: false,
      room: { files: 1 },
    });
    const page = await list("?search=BRIDGE&kind=picture");
    expect(page.media).toEqual([
      expect.objectContaining({
        name: one.name,
        by: "editor@stopbank.example",
        used_in: [],
        bytes: kept.length,
      }),
    ]);
    expect(await trail("media.added")).toMatchObject([
      { subject: one.name, details: { before: null, after: "The bridge.", file: "bridge.jpg" } },
    ]);
  });

  it("needs words where it is a picture or a drawing, and none as film or captions", async () => {
    const without = { alternative_text: " " };
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"/>');
    for (const bytes of [await picture("png"), svg]) {
      const url = "/client/media?file_name=a";
      const headers = { ...editor(), "content-type": "application/octet-stream" };
      const answer = await api.app.inject({ method: "POST", url, headers, payload: bytes });
      expect(codeOf(answer)).toEqual([400, "media/needs-alternative-text"]);
    }
    expect(codeOf(await add(await picture("png"), without))[0]).toBe(400);
    const captions = Buffer.from("WEBVTT\n\n00:01.000 --> 00:02.000\nWords");
    for (const bytes of [film(), captions]) {
      const url = "/client/media?file_name=a";
      const headers = { ...editor(), "content-type": "application/octet-stream" };
      expect((await api.app.inject({ method: "POST", url, headers, payload: bytes })).statusCode).toBe(201);
    }
  });

  it("A-34: is refused beyond 20 MB, without one, and in words that say what is in the way", async () => {
    expect((await add(Buffer.alloc(mostMediumFileBytes + 1))).statusCode).toBe(413);
    const empty = await api.post("/client/media?file_name=a", undefined, editor());
    expect(codeOf(empty)).toEqual([400, "request/no-file"]);
    expect(codeOf(await add(Buffer.from("GIF89a, and so on")))).toEqual([400, "media/not-taken"]);
    const script = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><script/></svg>');
    expect(codeOf(await add(script))).toEqual([400, "media/unsafe-svg"]);
  });

  it.each<[SeededPerson, number, string]>([
    ["member", 403, "auth/editors-only"],
    ["visitor", 401, "auth/sign-in-first"],
    ["other", 403, "client/not-yours"],
  ])("A-43: is none of a %s's", async (person, status, code) => {
    const as = api.as(person, "larkhaven");
    expect(codeOf(await add(await picture("png"), {}, as))).toEqual([status, code]);
    expect(codeOf(await api.get("/client/media", as))).toEqual([status, code]);
    const url = `/client/media/${"0".repeat(32)}.vtt`;
    expect(codeOf(await api.app.inject({ method: "DELETE", url, headers: as }))).toEqual([status, code]);
  });
});

describe("a medium as pages show it", () => {
  it("G-04: comes in the narrowest size that is wide enough, never changes, and 304 where it is there", async () => {
    const { name } = await added(await picture("webp", 1_400, 100), { file_name: "wide.webp" });
    const widths = await Promise.all(
      ["", "?w=320", "?w=640", "?w=1280", "?w=1920"].map(async (w) => {
        const { rawPayload } = await file(`${name}${w}`);
        return (await sharp(rawPayload).metadata()).width;
      }),
    );
    expect(widths).toEqual([1_400, 320, 640, 1_280, 1_400]);
    const { headers } = await file(`${name}?w=320`);
    expect(headers).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "private, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
      "content-security-policy": expect.stringMatching(/default-src 'none'.*sandbox/),
    });
    const again = await file(`${name}?w=320`, { ...api.as("member"), "if-none-match": String(headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
    const other = await file(name, { ...api.as("member"), "if-none-match": String(headers.etag) });
    expect(other.statusCode).toBe(200);
    expect((await file(`${name}?w=5`)).statusCode).toBe(400);
  });

  it("comes by parts, so that a film can be sought in", async () => {
    const bytes = film(700_000);
    const { name } = await added(bytes, { file_name: "film.webm" });
    const part = async (range: string) => file(name, { ...api.as("member"), range });
    const whole = await file(name);
    expect(whole.headers).toMatchObject({ "accept-ranges": "bytes", "content-length": `${bytes.length}` });
    expect(whole.rawPayload.equals(bytes)).toBe(true);
    for (const [range, from, to] of [
      ["bytes=0-0", 0, 1],
      ["bytes=262140-262150", 262_140, 262_151],
      ["bytes=600000-", 600_000, bytes.length],
      ["bytes=-9", bytes.length - 9, bytes.length],
      ["bytes=5-99999999", 5, bytes.length],
    ] as const) {
      const answer = await part(range);
      expect([answer.statusCode, answer.headers["content-range"]]).toEqual([
        206,
        `bytes ${from}-${to - 1}/${bytes.length}`,
      ]);
      expect(answer.rawPayload.equals(bytes.subarray(from, to))).toBe(true);
    }
    const beyond = await part(`bytes=${bytes.length}-`);
    expect([beyond.statusCode, beyond.headers["content-range"]]).toEqual([416, `bytes */${bytes.length}`]);
    for (const unread of ["bytes=9-2", "bytes=0-1,4-5", "lines=1-2", "bytes=-"])
      expect((await part(unread)).statusCode).toBe(200);
  });

  it("E-07: is known to members of its client alone; to all others it is as if it were not there", async () => {
    const { name } = await added(await picture("png", 33, 22), { file_name: "ours.png" });
    expect((await file(name)).statusCode).toBe(200);
    const never = await file(`${"0".repeat(32)}.vtt`);
    for (const person of ["visitor", "other", "nobody"] as const) {
      const answer = await file(name, api.as(person));
      expect(codeOf(answer)).toEqual([404, "media/unknown"]);
      expect(answer.json().error.message).toBe(never.json().error.message);
    }
    // Nor by the address of a client that the asker belongs to, nor by naming another in a header.
    expect(codeOf(await file(name, api.as("other"), "northport"))).toEqual([404, "media/unknown"]);
    expect(codeOf(await file(name, api.as("other", "larkhaven")))).toEqual([404, "media/unknown"]);
    expect(codeOf(await file(name, api.as("member"), "openaccess"))).toEqual([404, "media/unknown"]);
  });

  it.each(["..%2f..%2fpackage.json", "..%5c", "a.webp", `${"0".repeat(32)}.webp%00.svg`])(
    "A-36: has a name as we write them and no path: %s",
    async (name) => expect((await file(name)).statusCode).toBe(400),
  );

  it("of the installation, or that comes with the program, is anybody's of any client", async () => {
    const name = `${"a".repeat(32)}.vtt`;
    const bytes = Buffer.from("WEBVTT");
    await api.store.withoutClient((tx) =>
      putInstallationMedium(tx, {
        name,
        originalName: "a",
        alternativeText: "",
        sizes: new Map([[0, bytes]]),
      }),
    );
    const open = await file(name, {}, "openaccess");
    expect([open.statusCode, open.body, open.headers["content-type"]]).toEqual([
      200,
      "WEBVTT",
      "text/vtt; charset=utf-8",
    ]);
    expect(open.headers["cache-control"]).toMatch(/^public/);
    expect((await file(name)).body).toBe("WEBVTT");
    // Whoever is signed in to another client may see what every visitor may.
    expect((await file(name, api.as("other"), "openaccess")).statusCode).toBe(200);
    expect((await file(name, {}, "larkhaven")).statusCode).toBe(404);
  });
});

describe("what is done with one later", () => {
  it("A-45: its words are changed, with those before in answer and trail", async () => {
    const { name } = await added(await picture("png", 31, 21), { file_name: "words.png" });
    const put = (medium: string, alternative_text: string) =>
      api.app.inject({
        method: "PUT",
        url: `/client/media/${medium}`,
        headers: editor(),
        payload: { alternative_text },
      });
    const answer = await put(name, "A weir at low water ");
    expect(answer.json()).toEqual({ name, alternative_text: "A weir at low water", before: "The bridge." });
    expect(await trail("media.described")).toMatchObject([
      { subject: name, details: { before: "The bridge.", after: "A weir at low water" } },
    ]);
    expect((await put(name, "  ")).statusCode).toBe(400);
    expect(codeOf(await put(`${"0".repeat(32)}.vtt`, "a"))).toEqual([404, "media/unknown"]);
  });

  it("A-45: it is deleted where no text shows it, nor once did, or somebody agrees to that", async () => {
    const { name } = await added(await picture("png", 30, 20), { file_name: "old.png" });
    const remove = (query = "") =>
      api.app.inject({ method: "DELETE", url: `/client/media/${name}${query}`, headers: editor() });
    await help("weir", `![A weir](media/${name})`);
    expect((await list()).media.find((each) => each.name === name)?.used_in).toEqual([
      { kind: "help", name: "weir" },
    ]);
    const used = await remove("?from_history=true");
    expect(codeOf(used)).toEqual([409, "media/in-use"]);
    expect(used.json().error.message).toContain("help weir");
    await help("weir", "No picture any more");
    expect(codeOf(await remove())).toEqual([409, "media/in-history"]);
    const gone = await remove("?from_history=true");
    expect([gone.statusCode, gone.json().name]).toEqual([200, name]);
    expect(codeOf(await file(name))).toEqual([404, "media/unknown"]);
    expect(codeOf(await remove())).toEqual([404, "media/unknown"]);
    expect(await trail("media.deleted")).toMatchObject([
      { subject: name, details: { before: "old.png", after: "deleted" } },
    ]);
  });

  it("refuses a page of the list that is none", async () => {
    for (const cursor of ["x", Buffer.from('["2026-01-01 00:00:00+00","a"]').toString("base64url")])
      expect(codeOf(await api.get(`/client/media?cursor=${cursor}`, editor()))).toEqual([
        400,
        "media/bad-cursor",
      ]);
  });
});
