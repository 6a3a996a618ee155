import { readZip } from "@stopbank/content-folder/zip";
import { mostMedia } from "@stopbank/contract/media";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { codeOf } from "../testing/codeOf.ts";
import { inClient } from "../testing/inClient.ts";
import { saveDraft } from "../testing/saveDraft.ts";
import { type RunningApi, startApi } from "../testing/startApi.ts";
import { zipOf } from "./testing/zipOf.ts";

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const as = (client: string) => api.as("admin", client);
const send = (client: string, what: string, payload: Buffer) =>
  api.app.inject({
    method: "POST",
    url: `/client/content/${what}`,
    headers: { ...as(client), "content-type": "application/octet-stream" },
    payload,
  });
const look = (payload: Buffer, client = "larkhaven") => send(client, "look?kind=story", payload);
const bring = (name: string, payload: Buffer, over = "", client = "larkhaven") =>
  send(client, `import?kind=story&name=${name}&as=draft${over === "" ? "" : `&over=${over}`}`, payload);
const draftOf = async (name: string, client = "larkhaven") =>
  (await api.get(`/client/drafts/story?name=${name}`, as(client))).json();
const save = async (name: string, body: object, revision: string | null = null) =>
  (await saveDraft(api, { name, base: 0, revision, body }, "admin")).json();
const take = (name: string, query = "&draft=true") =>
  api.app.inject({
    method: "GET",
    url: `/client/content/export?kind=story&name=${name}${query}`,
    headers: as("larkhaven"),
  });
const picture = (colour: string) =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: colour } })
    .png()
    .toBuffer();
const storyWith = (image: string) => `title: A flood
description: What it reaches.
chapters:
  - title: One
    steps:
      - title: The river
        sections:
          - header: Rain
            wideImage: media/${image}
`;

describe("the draft of a story as one file (story authoring)", () => {
  it("goes out with its media and into another client as a draft, where it says the same and is read by nobody", async () => {
    const file = await zipOf({
      "stories/7.yaml": storyWith("river.png"),
      "media/river.png": await picture("#2f80ed"),
    });
    expect((await bring("7", file)).json()).toMatchObject({ changed: 1, unchanged: 0, new_media: 1 });
    const { body } = await draftOf("7");
    const answer = await take("7");
    expect(answer.headers["content-disposition"]).toContain('"larkhaven-story-7-draft.zip"');
    expect(
      [...(await readZip(answer.rawPayload)).keys()].map((path) => path.replace(/[0-9a-f]{32}/, "")),
    ).toEqual(["stories/7.yaml", "media/-400x300.webp", "media.yaml"]);
    expect((await look(answer.rawPayload, "northport")).json()).toMatchObject({
      kind: "story",
      name: "7",
      title: "A flood",
      new_media: { files: 1 },
      latest: 0,
      draft: null,
    });
    expect((await bring("7", answer.rawPayload, "", "northport")).json()).toMatchObject({
      changed: 1,
      new_media: 1,
    });
    expect((await draftOf("7", "northport")).body).toEqual(body);
    expect((await api.get("/risk/stories/", as("northport"))).json()).toEqual([]);
    const medium = body.chapters[0].steps[0].sections[0].wideImage.replace("media/", "");
    expect((await api.get(`/media/northport/${medium}`, as("northport"))).statusCode).toBe(200);
    // What is published is taken where it is asked for, or where there is no draft.
    expect(codeOf(await take("7", ""))).toEqual([404, "content/none"]);
  });

  it("takes the place of no draft but the one that is named, and says what is there first", async () => {
    const file = await zipOf({
      "stories/8.yaml": storyWith("river.png"),
      "media/river.png": await picture("#2f80ed"),
    });
    const { revision } = await save("8", { title: "Mine", description: "", chapters: [] });
    expect((await look(file)).json()).toMatchObject({
      name: "8",
      new_media: { files: 1 },
      draft: { revision, title: "Mine", saved_by: "admin@stopbank.example" },
    });
    expect(codeOf(await bring("8", file))).toEqual([409, "content/draft-changed-meanwhile"]);
    const stale = "00000000-0000-4000-8000-000000000000";
    expect(codeOf(await bring("8", file, stale))).toEqual([409, "content/draft-changed-meanwhile"]);
    expect((await draftOf("8")).body.title).toBe("Mine");
    expect((await bring("8", file, revision)).statusCode).toBe(200);
    expect((await draftOf("8")).body.title).toBe("A flood");
  });

  it("with a mistake names file, line and remedy, and changes nothing: looked at or brought", async () => {
    const file = await zipOf({
      "stories/9.yaml": storyWith("none.webp").replace("title: One", "titel: One"),
      "media/river.png": await picture("#123456"),
    });
    const before = (await api.get("/client/media", as("larkhaven"))).json().room;
    for (const answer of [await look(file), await bring("9", file)]) {
      expect(codeOf(answer)).toEqual([400, "content/mistakes"]);
      expect(answer.json().error.message).toMatch(/stories\/9\.yaml:4: titel is no field/);
    }
    const missing = await zipOf({ "stories/9.yaml": storyWith("none.webp") });
    expect((await look(missing)).json().error.message).toMatch(
      /stories\/9\.yaml:9: There is no media\/none\.webp\. Put/,
    );
    expect((await draftOf("9")).revision).toBeNull();
    expect((await api.get("/client/media", as("larkhaven"))).json().room).toEqual(before);
    expect(codeOf(await send("larkhaven", "import?as=draft", missing))).toEqual([400, "content/bad-name"]);
    expect(codeOf(await look(Buffer.from("PK none")))).toEqual([400, "content/no-zip"]);
    const two = await zipOf({
      "stories/1.yaml": "title: A\ndescription: x\nchapters: []\n",
      "stories/2.yaml": "title: B\ndescription: x\nchapters: []\n",
    });
    expect(codeOf(await look(two))).toEqual([400, "content/not-one"]);
  });

  it("tells of a lack of room before anything is kept", async () => {
    const most = {
      name: `${"f".repeat(32)}.vtt`,
      original_name: "x",
      alternative_text: "",
      sizes: '{"0":1}',
    };
    await inClient(api, "northport", (tx) =>
      tx
        .insertInto("client_media")
        .values({ ...most, client_id: tx.clientId, bytes: mostMedia.bytes - 10, added_by: null })
        .execute(),
    );
    const captions = "WEBVTT\n\n00:00.000 --> 00:01.000\nWater\n";
    const story = storyWith("here.webp").replace("wideImage: media/here.webp", "captionsUrl: media/here.vtt");
    const file = await zipOf({ "stories/3.yaml": story, "media/here.vtt": captions });
    for (const answer of [await look(file, "northport"), await bring("3", file, "", "northport")]) {
      expect(codeOf(answer)).toEqual([409, "media/no-room"]);
      expect(answer.json().error.message).toContain("Nothing was changed.");
    }
    expect((await draftOf("3", "northport")).revision).toBeNull();
  });

  it("may be a text by itself, may lack a title, and stays where it is while no file can hold it", async () => {
    const alone = Buffer.from(JSON.stringify({ title: "By itself", description: "", chapters: [] }));
    expect((await look(alone)).json()).toMatchObject({
      name: null,
      title: "By itself",
      draft: null,
      latest: 0,
    });
    await save("11", { title: "", description: "", chapters: [] });
    const [, yaml] = [...(await readZip((await take("11")).rawPayload))][0] ?? [];
    expect(Buffer.from(yaml ?? []).toString()).toContain("title: Untitled story");
    await save("12", { title: "x", chapters: [{ steps: [{}] }] });
    expect(codeOf(await take("12"))).toEqual([400, "content/unfinished"]);
  });
});
