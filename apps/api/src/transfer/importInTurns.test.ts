import { setImmediate as nextTurn } from "node:timers/promises";
import { putContent } from "@stopbank/store/client-content";
import { takenMediaRoom } from "@stopbank/store/client-media";
import { createClient } from "@stopbank/store/clients";
import { listLatestVersions } from "@stopbank/store/content-pieces";
import { openMemoryStore } from "@stopbank/store/memory";
import { expect, it, onTestFinished } from "vitest";
import { picture } from "../feedback/testing/pictures.ts";
import { clientContent } from "./contentOwner.ts";
import { type ImportTools, importContent } from "./importContent.ts";
import type { PackedContent } from "./packedContent.ts";

const documents = 400;
const words = "A flood that is reached or exceeded once in a hundred years on average. ".repeat(60);

const content = (media: ReadonlyMap<string, Uint8Array>): PackedContent => ({
  documents: Array.from({ length: documents }, (_, place) => ({
    ...{ kind: "help" as const, name: `text-${place}.md`, schemaVersion: 1, file: `help/text-${place}.md` },
    body: { title: `Text ${place}`, body: `${words}\n\n![x](media/a.png)` },
  })),
  media,
  ...{ aboutMedia: [], areas: [], missingMedia: new Map(), mistakes: [], moreMistakes: 0 },
});

async function beginImport(tools: Partial<ImportTools> = {}) {
  const store = await openMemoryStore();
  onTestFinished(() => store.close());
  const client = await createClient(store, { clientName: "bay", subdomain: "bay", displayName: "The bay" });
  const owner = clientContent(store, client, { details: { actor: "a test" } });
  let drawn = 0;
  const bring = async () =>
    importContent(owner, content(new Map([["a.png", await picture("png", 400, 300)]])), {
      knownMedia: async () => new Set(),
      chargeMedium: async () => void drawn++,
      atOnce: 1,
      turn: nextTurn,
      ...tools,
    });
  const seen = () =>
    store.withClient(client.id, async (tx) => ({
      texts: (await listLatestVersions(tx, ["help"])).length,
      room: await takenMediaRoom(tx),
    }));
  return { store, client, owner, bring, seen, drawn: () => drawn };
}

it("A-34: an import is seen whole or not at all, and others are answered in between, again and again", async () => {
  const { bring, seen } = await beginImport();
  let isOver = false;
  const coming = bring().finally(() => {
    isOver = true;
  });
  const looks: number[] = [];
  while (!isOver) {
    await nextTurn();
    looks.push((await seen()).texts);
  }
  expect(await coming).toMatchObject({ changed: documents, unchanged: 0, newMedia: 1 });
  expect(new Set([...looks, (await seen()).texts])).toEqual(new Set([0, documents]));
  // Many times before it was there, and not once behind all of it.
  expect(looks.filter((texts) => texts === 0).length).toBeGreaterThan(20);
});

it("leaves nothing behind where somebody wrote one of its texts meanwhile", async () => {
  const { store, client, owner, bring, seen } = await beginImport();
  const before = await seen();
  const receive = owner.receive;
  Object.assign(owner, {
    receive: () => {
      const incoming = receive();
      return {
        ...incoming,
        keep: async () => {
          const theirs = {
            kind: "help",
            name: "text-7.md",
            schemaVersion: 1,
            body: { title: "T", body: "" },
          };
          await store.withClient(client.id, (tx) => putContent(tx, theirs));
          await incoming.keep();
        },
      };
    },
  });
  await expect(bring()).rejects.toMatchObject({ code: "content/changed-meanwhile" });
  expect(await seen()).toEqual({ ...before, texts: 1 });
  const staged = await store.withClient(client.id, (tx) =>
    tx.selectFrom("staged_content").select("name").execute(),
  );
  expect(staged).toEqual([]);
});

it("does not draw anew what was made of the same file before", async () => {
  const { bring, drawn } = await beginImport();
  await bring();
  expect(drawn()).toBe(1);
  expect(await bring()).toMatchObject({ changed: 0, unchanged: documents, newMedia: 0 });
  expect(drawn()).toBe(1);
});
