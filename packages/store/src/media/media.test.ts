import { randomBytes, randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Client, createClient } from "../clients/clients.ts";
import { putContent } from "../content/clientContent.ts";
import { onEachEngine, type TestDatabase } from "../testing/engines.ts";
import {
  deleteMedium,
  describeMedium,
  findMedium,
  type MediumToKeep,
  pieceBytes,
  readMediumPiece,
  takenMediaRoom,
} from "./clientMedia.ts";
import {
  findInstallationMedium,
  putInstallationMedium,
  readInstallationMediumPiece,
} from "./installationMedia.ts";
import { discardMedia, finishMedia, keepMedium, stageMedium } from "./keepMedia.ts";
import { mediaAmong } from "./mediaAmong.ts";
import { listFormerMediaUses, listMedia, listMediaUses } from "./mediaList.ts";

const most = { files: 5_000, bytes: 500_000_000 };
const medium = (bytes = 10, ending = "webp", more: Partial<MediumToKeep> = {}): MediumToKeep => ({
  name: `${randomUUID().replaceAll("-", "")}${ending === "vtt" ? "" : "-40x30"}.${ending}`,
  originalName: "bridge.jpg",
  alternativeText: "The bridge.",
  sizes: new Map([[0, randomBytes(bytes)]]),
  ...more,
});

onEachEngine("media", (open) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  const newClient = (): Promise<Client> => {
    const name = `c${randomUUID()}`;
    return createClient(database.store, { clientName: name, subdomain: name, displayName: name });
  };

  it("G-04: are kept byte for byte in pieces, in each of their sizes, and known to their client alone", async () => {
    const { store } = database;
    const [one, other] = [await newClient(), await newClient()];
    const small = randomBytes(100);
    const large = randomBytes(2 * pieceBytes + 7);
    const kept = medium(1, "webp", {
      sizes: new Map([
        [0, large],
        [320, small],
      ]),
    });
    expect(await keepMedium(store, one.id, kept, { most })).toBe(true);
    expect(await keepMedium(store, one.id, kept, { most })).toBe(false);
    await store.withClient(one.id, async (tx) => {
      expect(await findMedium(tx, kept.name)).toMatchObject({
        originalName: "bridge.jpg",
        alternativeText: "The bridge.",
        sizes: new Map([
          [0, large.length],
          [320, 100],
        ]),
      });
      const pieces: Uint8Array[] = [];
      for (let place = 0; place < 4; place++) {
        const piece = await readMediumPiece(tx, { name: kept.name, widthPx: 0, place });
        if (piece !== undefined) pieces.push(piece);
      }
      expect(pieces).toHaveLength(3);
      expect(Buffer.concat(pieces).equals(large)).toBe(true);
      const narrow = await readMediumPiece(tx, { name: kept.name, widthPx: 320, place: 0 });
      expect(narrow && Buffer.from(narrow).equals(small)).toBe(true);
      expect(await takenMediaRoom(tx)).toEqual({ files: 1, bytes: large.length + 100 });
    });
    await store.withClient(other.id, async (tx) => {
      expect(await findMedium(tx, kept.name)).toBeUndefined();
      expect(await readMediumPiece(tx, { name: kept.name, widthPx: 0, place: 0 })).toBeUndefined();
      expect(await deleteMedium(tx, kept.name)).toBeUndefined();
      expect(await describeMedium(tx, kept.name, "Mine now")).toBeUndefined();
      expect(await takenMediaRoom(tx)).toEqual({ files: 0, bytes: 0 });
    });
    await store.withClient(one.id, async (tx) => {
      expect(await describeMedium(tx, kept.name, "A bridge")).toBe("The bridge.");
      expect((await findMedium(tx, kept.name))?.alternativeText).toBe("A bridge");
      expect(await deleteMedium(tx, kept.name)).toBe("bridge.jpg");
      expect(await readMediumPiece(tx, { name: kept.name, widthPx: 320, place: 0 })).toBeUndefined();
    });
  });

  it("have so much room and no more, however many come at once", async () => {
    const { store } = database;
    const { id } = await newClient();
    const put = (each: MediumToKeep, room = most) => keepMedium(store, id, each, { most: room });
    const outcomes = await Promise.allSettled(
      Array.from({ length: 5 }, () => put(medium(40), { files: 10, bytes: 100 })),
    );
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
    await expect(put(medium(1), { files: 2, bytes: 1_000 })).rejects.toMatchObject({
      code: "media/no-room",
      message: expect.stringContaining("2 of 2 files"),
    });
    expect(await store.withClient(id, takenMediaRoom)).toEqual({ files: 2, bytes: 80 });
  });

  it("A-34: come in by pieces, others being answered between them, and nobody sees one that is not whole", async () => {
    const { store } = database;
    const { id } = await newClient();
    const film = medium(9 * pieceBytes, "webm");
    const seen: string[] = [];
    const coming = stageMedium(store, id, film, { most }).then(() => seen.push("laid by"));
    for (let look = 0; look < 3; look++)
      seen.push((await store.withClient(id, (tx) => findMedium(tx, film.name))) === undefined ? "-" : "seen");
    await coming;
    expect(seen).toEqual(["-", "-", "-", "laid by"]);
    const inClient = store.withClient;
    expect((await inClient(id, (tx) => listMedia(tx, {}, undefined, 9))).items).toEqual([]);
    expect(await inClient(id, (tx) => deleteMedium(tx, film.name))).toBeUndefined();
    expect(await inClient(id, (tx) => mediaAmong(tx, [film.name]))).toEqual([]);
    // Its room is taken already; the same one once more takes no more of it.
    expect(await stageMedium(store, id, film, { most: { files: 1, bytes: 1 } })).toBe(true);
    expect(await inClient(id, takenMediaRoom)).toEqual({ files: 1, bytes: 9 * pieceBytes });
    expect(await inClient(id, (tx) => finishMedia(tx, [film.name]))).toBe(1);
    expect(await inClient(id, (tx) => mediaAmong(tx, [film.name]))).toEqual([film.name]);
    expect(await inClient(id, (tx) => finishMedia(tx, [film.name]))).toBe(0);
    await inClient(id, (tx) => discardMedia(tx, [film.name]));
    expect(await inClient(id, (tx) => findMedium(tx, film.name))).toMatchObject({ name: film.name });
    const gone = medium();
    await stageMedium(store, id, gone, { most });
    await inClient(id, (tx) => discardMedia(tx, [gone.name]));
    await expect(inClient(id, (tx) => finishMedia(tx, [gone.name]))).rejects.toMatchObject({
      code: "media/changed-meanwhile",
    });
    expect(await inClient(id, takenMediaRoom)).toMatchObject({ files: 1 });
  });

  it("are listed newest first by pages, by kind and by words", async () => {
    const { store } = database;
    const { id } = await newClient();
    const all = [
      medium(1, "webp", { originalName: "Awatōrea.JPG" }),
      medium(1, "vtt", { alternativeText: "" }),
      medium(1, "webm", { alternativeText: "Rain on ŌTARA" }),
      medium(1, "svg"),
      medium(1, "webp"),
    ];
    for (const each of all) await keepMedium(store, id, each, { most });
    const list = (...asked: [Parameters<typeof listMedia>[1], Parameters<typeof listMedia>[2], number]) =>
      store.withClient(id, (tx) => listMedia(tx, ...asked));
    const names = all.map(({ name }) => name).toReversed();
    const first = await list({}, undefined, 3);
    expect(first.items.map(({ name }) => name)).toEqual(names.slice(0, 3));
    const second = await list({}, first.next, 3);
    expect([second.items.map(({ name }) => name), second.next]).toEqual([names.slice(3), undefined]);
    expect((await list({ endings: ["svg", "vtt"] }, undefined, 9)).items.map(({ name }) => name)).toEqual([
      all[3]?.name,
      all[1]?.name,
    ]);
    expect((await list({ search: "awatōrea" }, undefined, 9)).items).toHaveLength(1);
    expect((await list({ search: "rain ON" }, undefined, 9)).items[0]).toMatchObject({ addedByEmail: null });
  });

  it("are told where they are used, by what stands now and by what stood before", async () => {
    const { store } = database;
    const { id } = await newClient();
    const [cover, old] = [medium(), medium(1, "webm")];
    await store.withClient(id, async (tx) => {
      const put = (name: string, body: object) =>
        putContent(tx, { kind: "story", name, schemaVersion: 1, body });
      await put("1", { cover: `media/${old.name}` });
      await put("1", { text: `![a](media/${cover.name}) ![b](media/${cover.name})` });
      await put("2", [{ image: `media/${cover.name}` }]);
      expect(await listMediaUses(tx, [cover.name, old.name])).toEqual([
        { kind: "story", name: "1", medium: cover.name },
        { kind: "story", name: "2", medium: cover.name },
      ]);
      expect(await listFormerMediaUses(tx, old.name)).toEqual([
        { kind: "story", name: "1", medium: old.name },
      ]);
      expect(await listFormerMediaUses(tx, cover.name)).toEqual([]);
      expect(await listMediaUses(tx, [])).toEqual([]);
      // Somebody drafts it again.
      await tx
        .insertInto("content_drafts")
        .values({
          client_id: tx.clientId,
          kind: "story",
          name: "9",
          revision: randomUUID(),
          base_version: 0,
          body: JSON.stringify({ cover: `media/${old.name}` }),
          saved_by: null,
        })
        .execute();
      expect(await listMediaUses(tx, [old.name])).toEqual([{ kind: "story", name: "9", medium: old.name }]);
    });
  });

  it("of the installation belong to nobody, and are kept once", async () => {
    const { store } = database;
    const kept = medium(3 * pieceBytes);
    expect(await store.withoutClient((tx) => putInstallationMedium(tx, kept))).toBe(true);
    expect(await store.withoutClient((tx) => putInstallationMedium(tx, kept))).toBe(false);
    expect((await findInstallationMedium(store.shared, kept.name))?.sizes.get(0)).toBe(3 * pieceBytes);
    const at = { name: kept.name, widthPx: 0, place: 2 };
    expect(await readInstallationMediumPiece(store.shared, at)).toHaveLength(pieceBytes);
    expect(await readInstallationMediumPiece(store.shared, { ...at, place: 3 })).toBeUndefined();
  });
});
