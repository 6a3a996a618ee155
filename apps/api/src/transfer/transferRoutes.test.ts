import { createHash } from "node:crypto";
import { readdir } from "node:fs/promises";
import { inflateRawSync } from "node:zlib";
import { readZip } from "@stopbank/content-folder/zip";
import { contentDocument } from "@stopbank/contract/content-documents";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { shippedMedia } from "../media/shippedMedia.ts";
import { inClient, keepText } from "../testing/inClient.ts";
import { type RunningApi, startApi } from "../testing/startApi.ts";
import { zipOf } from "./testing/zipOf.ts";

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const admin = (client: string) => api.as("admin", client);
const take = async (client: string, query = "") =>
  api.app.inject({ method: "GET", url: `/client/content/export${query}`, headers: admin(client) });
const bring = (client: string, payload: Buffer, query = "") =>
  api.app.inject({
    method: "POST",
    url: `/client/content/import${query}`,
    headers: { ...admin(client), "content-type": "application/octet-stream" },
    payload,
  });
const filesOf = async (client: string, query = "") => {
  const answer = await take(client, query);
  expect(answer.statusCode).toBe(200);
  return new Map([...(await readZip(answer.rawPayload))].map(([path, bytes]) => [path, Buffer.from(bytes)]));
};
const put = (client: string, kind: string, body: unknown, name = "") =>
  keepText(api, client, contentDocument(kind, body, name));
const textsOf = async (client: string) =>
  (await api.get("/client/texts", admin(client)))
    .json()
    .map((text: { kind: string; name: string; version: number }) => [text.kind, text.name, text.version]);
const picture = () =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: "#2f80ed" } })
    .png()
    .toBuffer();
const story = (more = "") =>
  `title: A flood\ndescription: x\ncoverImageUrl: media/river.png\n${more}chapters:\n  - title: One\n    steps:\n      - title: Rain\n        sections: []\n`;
const article = (words: string) =>
  `---\ntitle: Floods\ndescription: Why they come.\npublishedAt: 2026-03-05\n---\n\n# One\n\n${words}\n`;

describe("content as a file", () => {
  it("goes out, into another client and out again byte for byte, with its media, and nothing is lost", async () => {
    const brought = await bring(
      "larkhaven",
      await zipOf({
        "articles/floods.md": article("![A river](media/river.png)"),
        "stories/7.yaml": story("coverImageAlt: A river in flood\n"),
        "media/river.png": await picture(),
        "media.yaml": "- name: river.png\n  originalName: IMG_7.png\n  alternativeText: A river in flood\n",
      }),
    );
    expect([brought.statusCode, brought.json()]).toEqual([
      200,
      { changed: 2, unchanged: 0, new_media: 1, described_media: 0 },
    ]);
    await put("larkhaven", "help", { title: " --- ", body: "\n\n---\n# x\r\n" }, "odd.md");
    await put(
      "larkhaven",
      "guideArticle",
      {
        title: "#",
        description: "\t",
        authors: [],
        publishedAt: "2026-01-01",
        blocks: [
          { type: "reference", label: "x" },
          { type: "section", body: "# a\n" },
        ],
      },
      "odd",
    );
    const first = await filesOf("larkhaven");
    const names = [...first.keys()];
    expect(names).toEqual(
      expect.arrayContaining([
        "articles/floods.md",
        "articles/odd.yaml",
        "help/odd.md.yaml",
        "terms.html",
        "media.yaml",
      ]),
    );
    const medium = names.find((name) => name.startsWith("media/"));
    expect(medium).toMatch(/^media\/[0-9a-f]{32}-400x300\.webp$/);
    expect(first.get("articles/floods.md")?.toString()).toContain(`![A river](${medium})`);
    expect(first.get("media.yaml")?.toString()).toContain("alternativeText: A river in flood");

    // Northport has documents of its own, of other names; what it has beside is no part of this.
    const into = await bring("northport", (await take("larkhaven")).rawPayload);
    expect([into.statusCode, into.json().new_media]).toEqual([200, 1]);
    const second = await filesOf("northport");
    for (const [path, bytes] of first) expect([path, second.get(path)?.equals(bytes)]).toEqual([path, true]);
    // And what is brought once more says the same: no version is new.
    const before = await textsOf("northport");
    const again = await bring("northport", (await take("northport")).rawPayload);
    expect(again.json()).toMatchObject({ changed: 0, new_media: 0 });
    expect(await textsOf("northport")).toEqual(before);
    // Words that were corrected in the file are kept, which the trail tells.
    const corrected = new Map(second);
    corrected.set(
      "media.yaml",
      Buffer.from(String(second.get("media.yaml")).replace("A river in flood", "The Awatōrea in flood")),
    );
    const described = await bring("northport", await zipOf(Object.fromEntries(corrected)));
    expect(described.json()).toMatchObject({ changed: 0, new_media: 0, described_media: 1 });
    expect(String((await filesOf("northport")).get("media.yaml"))).toContain("The Awatōrea in flood");
    const trail = await api.get("/client/audit_trail?action=media.described", admin("northport"));
    expect(trail.json().events[0].details).toEqual({
      before: "A river in flood",
      after: "The Awatōrea in flood",
    });
  });

  it("with a mistake in one document names file, line and remedy, all mistakes, and changes nothing", async () => {
    const before = await textsOf("larkhaven");
    const media = (await api.get("/client/media", admin("larkhaven"))).json().room;
    const answer = await bring(
      "larkhaven",
      await zipOf({
        "articles/new.md": article("Words"),
        "articles/bad.md": article("Words").replace("title:", "titel:"),
        "articles/missing.md": article("Before\n\n![x](media/none.webp)"),
        "installationTerms.html": "<p>x</p>",
        "media/a.png": await picture(),
      }),
    );
    expect([answer.statusCode, answer.json().error.code]).toEqual([400, "content/mistakes"]);
    const { message } = answer.json().error;
    expect(message).toMatch(/articles\/bad\.md:2: The document has no title\. Add title:/);
    expect(message).toMatch(/articles\/bad\.md:2: titel is no field/);
    expect(message).toMatch(/articles\/missing\.md:11: There is no media\/none\.webp\. Put the file/);
    expect(message).toMatch(/installationTerms\.html:1: Larkhaven has no installationTerms\./);
    const noPicture = await bring(
      "larkhaven",
      await zipOf({ "articles/new.md": article("x"), "media/a.png": "GIF89a" }),
    );
    expect(noPicture.json().error.message).toMatch(/media\/a\.png:1: .*GIF/);
    expect(await textsOf("larkhaven")).toEqual(before);
    expect((await api.get("/client/media", admin("larkhaven"))).json().room).toEqual(media);
  });

  it("counts the mistakes that it does not tell, and asks for all media that are missing at once", async () => {
    const words = Array.from({ length: 250 }, (_none, at) => `![x](media/none-${at}.webp)`).join("\n");
    const answer = await bring("larkhaven", await zipOf({ "articles/new.md": article(words) }));
    expect(answer.json().error.message).toMatch(/^There are 250 mistakes[\s\S]*And 150 more\.$/);
    const strays = Array.from({ length: 250 }, (_none, at) => [`stray-${at}.txt`, "x"]);
    const other = await bring("larkhaven", await zipOf(Object.fromEntries(strays)));
    expect(other.json().error.message).toMatch(/^There are 250 mistakes[\s\S]*And 150 more\.$/);
  });

  it("story authoring: says of a picture without alternative text in which file it stands, and keeps nothing", async () => {
    const before = await textsOf("northport");
    const zip = await zipOf({ "stories/70.yaml": story(), "media/river.png": await picture() });
    const answer = await bring("northport", zip);
    expect(answer.json().error.code).toBe("content/mistakes");
    expect(answer.json().error.message).toMatch(
      /\nstories\/70\.yaml:1: In the story: The cover has no alternative text: say what it shows\. .* as a draft\.$/,
    );
    expect(await textsOf("northport")).toEqual(before);
    // What is not read by anybody yet may lack it.
    expect((await bring("northport", zip, "?kind=story&name=70&as=draft")).statusCode).toBe(200);
  });

  it("G-04: names the line of a picture without alternative text and of a film without words, and keeps nothing", async () => {
    const before = await textsOf("northport");
    const page = `- section: start
  blocks:
    - type: content
      imageUrl: media/river.png
    - type: content
      imageUrl: media/river.png
      imageAlt: The river
    - type: content
      videoUrl: https://films.example/river.webm
`;
    const zip = await zipOf({
      "articles/wordless.md": article("![The river](media/river.png)\n\nAnd: ![](media/river.png)\n"),
      "pages/onboardingPage.yaml": page,
      "media/river.png": await picture(),
    });
    const answer = await bring("northport", zip);
    expect([answer.statusCode, answer.json().error.code]).toEqual([400, "content/mistakes"]);
    expect(answer.json().error.message.split("\n")).toEqual([
      "There are 3 mistakes in this content, so nothing was changed.",
      expect.stringMatching(
        /^articles\/wordless\.md:11: The picture media\/\S+ has no alternative text\. Say /,
      ),
      expect.stringMatching(
        /^pages\/onboardingPage\.yaml:4: The picture media\/\S+ has no alternative text\. Say /,
      ),
      expect.stringMatching(
        /^pages\/onboardingPage\.yaml:9: The film \S+ has neither captions nor a transcript\. Add /,
      ),
    ]);
    expect(await textsOf("northport")).toEqual(before);
    // What is read already stays as it is: nobody is held up by a text that they did not change.
    const former = { type: "content", imageUrl: "https://pictures.example/a.webp" };
    await put("northport", "onboardingPage", [{ section: "start", blocks: [former] }]);
    const again = await bring("northport", (await take("northport")).rawPayload);
    expect([again.statusCode, again.json().changed]).toEqual([200, 0]);
  });

  it("story authoring: says of a mistake in a step or chapter in which line that begins, also of one story as JSON", async () => {
    const chapters = [{ title: "", steps: [{ title: "", sections: [] }] }];
    const messageOf = async (payload: Buffer, query?: string) =>
      (await bring("northport", payload, query)).json().error.message;
    const yaml = `title: x
description: x
chapters:
  - title: One
    steps:
      - title: Rain
        sections: []
      - title: Flood
        sections:
          - header: Up
            wideImage: media/river.png
  - title: ""
    steps:
      - title: ""
        sections: []
`;
    const zip = await zipOf({ "stories/71.yaml": yaml, "media/river.png": await picture() });
    const inZip = await messageOf(zip);
    expect(inZip).toMatch(/\nstories\/71\.yaml:8: In step 2 \(Flood\), part 1: The wide picture has no/);
    expect(inZip).toMatch(/\nstories\/71\.yaml:12: In chapter 2: Chapter 2 has no title\./);
    expect(inZip).toMatch(/\nstories\/71\.yaml:14: In step 3: The step has no title\./);
    const json = JSON.stringify({ title: "x", description: "x", chapters }, undefined, 2);
    const inJson = await messageOf(Buffer.from(json), "?kind=story&name=72");
    expect(inJson).toMatch(/\nstories\/72\.yaml:5: In chapter 1: /);
    expect(inJson).toMatch(/\nstories\/72\.yaml:8: In step 1: /);
  });

  it("counts each file that is new among those that a client may add in an hour", async () => {
    const id = await inClient(api, "northport", async (tx) => tx.clientId);
    const before = (await api.get("/client/media", admin("northport"))).json().room;
    await api.store.shared
      .insertInto("throttles")
      .values({
        key_hash: createHash("sha256").update(`media of ${id}`).digest(),
        failures: 1_500,
        last_failure_at: new Date(),
        blocked_until: new Date(Date.now() + 60_000),
      })
      .onConflict((conflict) =>
        conflict.column("key_hash").doUpdateSet({ blocked_until: new Date(Date.now() + 60_000) }),
      )
      .execute();
    const other = sharp({ create: { width: 40, height: 30, channels: 3, background: "#123456" } });
    const refused = await bring("northport", await zipOf({ "media/new.png": await other.png().toBuffer() }));
    expect([refused.statusCode, refused.json().error.code]).toEqual([429, "media/too-many"]);
    expect((await api.get("/client/media", admin("northport"))).json().room).toEqual(before);
    // What is there already is not looked at.
    const again = await bring("northport", (await take("northport")).rawPayload);
    expect(again.statusCode).toBe(200);
  });

  it("G-04: has of a picture what a document says of it, where no list of media does", async () => {
    const other = sharp({ create: { width: 50, height: 30, channels: 3, background: "#654321" } });
    const zip = await zipOf({
      "articles/unlisted.md": article("![The weir at dusk](media/weir.png)"),
      "media/weir.png": await other.png().toBuffer(),
    });
    expect((await bring("larkhaven", zip)).json()).toMatchObject({ changed: 1, new_media: 1 });
    const { media } = (await api.get("/client/media?search=weir", admin("larkhaven"))).json();
    expect(media.map((each: { alternative_text: string }) => each.alternative_text)).toEqual([
      "The weir at dusk",
    ]);
  });

  it("may name media that come with the program", async () => {
    const [shipped = ""] = await readdir(shippedMedia);
    const answer = await bring(
      "larkhaven",
      await zipOf({ "articles/of-the-program.md": article(`![x](media/${shipped})`) }),
    );
    expect(answer.json()).toMatchObject({ changed: 1, new_media: 0 });
  });

  it("may be one story with its media, under another number, or by itself as JSON; the trail has it", async () => {
    const files = await filesOf("larkhaven", "?kind=story&name=7");
    expect([...files.keys()].map((path) => path.replace(/[0-9a-f]{32}/, ""))).toEqual([
      "stories/7.yaml",
      "media/-400x300.webp",
      "media.yaml",
    ]);
    const one = (await take("larkhaven", "?kind=story&name=7")).rawPayload;
    expect((await bring("larkhaven", one, "?kind=story&name=8")).json()).toMatchObject({
      changed: 1,
      new_media: 0,
    });
    const json = Buffer.from(
      JSON.stringify({
        title: "By itself",
        description: "",
        chapters: [{ title: "One", steps: [{ title: "Rain", sections: [] }] }],
      }),
    );
    expect((await bring("larkhaven", json, "?kind=story&name=9")).json()).toMatchObject({ changed: 1 });
    const stories = (await api.get("/risk/stories/", admin("larkhaven"))).json();
    expect(stories.map(({ id, title }: { id: number; title: string }) => [id, title])).toEqual([
      [7, "A flood"],
      [8, "A flood"],
      [9, "By itself"],
    ]);
    const trail = await api.get("/client/audit_trail?action=content.changed", admin("larkhaven"));
    expect(trail.json().events[0]).toMatchObject({
      subject: "story 9",
      details: { before: null, after: "version 1" },
    });
    const codes = async (payload: Buffer, query: string) =>
      (await bring("larkhaven", payload, query)).json().error.code;
    expect(await codes(json, "")).toBe("content/no-zip");
    expect(await codes(json, "?kind=story&name=x")).toBe("content/bad-name");
    expect(await codes(one, "?kind=guideDemo&name=x")).toBe("content/not-one");
    expect((await take("larkhaven", "?kind=story&name=99")).json().error.code).toBe("content/none");
  });

  it("names in a file what could not be read, which an import leaves alone", async () => {
    const broken = { kind: "story", name: "66", schemaVersion: 1, body: { title: 7 } };
    await keepText(api, "larkhaven", broken);
    const zip = (await take("larkhaven")).rawPayload;
    const name = "LEFT-OUT.txt";
    expect(inflateRawSync(zip.subarray(zip.indexOf(name) + name.length)).toString()).toMatch(/\nstory 66: /);
    const again = await bring("larkhaven", zip);
    expect([again.statusCode, again.json().changed]).toEqual([200, 0]);
  });

  it("is for editors of the client alone, and so many an hour", async () => {
    for (const who of ["member", "visitor", "other"] as const)
      expect(
        (await api.get("/client/content/export", api.as(who, "larkhaven"))).statusCode,
      ).toBeGreaterThanOrEqual(401);
    const bad = () =>
      api.app.inject({
        method: "POST",
        url: "/client/content/import",
        headers: { ...api.as("editor", "larkhaven"), "content-type": "application/octet-stream" },
        payload: Buffer.from("none"),
      });
    let last = await bad();
    for (let count = 0; count < 30; count++) last = await bad();
    expect([last.statusCode, last.json().error.code]).toEqual([429, "content/too-many"]);
  });
});
