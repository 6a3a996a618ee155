import { isDeepStrictEqual } from "node:util";
import type { AboutMedium } from "@stopbank/content-folder/media-list";
import { type ContentKindName, isClients, isInstallations } from "@stopbank/contract/content";
import type { ContentDocument } from "@stopbank/contract/content-documents";
import { mostMedia } from "@stopbank/contract/media";
import type { Store } from "@stopbank/store";
import type { KeptContent } from "@stopbank/store/client-content";
import { putMedium, takenMediaRoom } from "@stopbank/store/client-media";
import type { Client } from "@stopbank/store/clients";
import { putInstallationContent } from "@stopbank/store/installation-content";
import { listInstallationMedia, putInstallationMedium } from "@stopbank/store/installation-media";
import { readLatestContent, readLatestInstallationContent } from "@stopbank/store/latest-content";
import { listMedia, type MediaPlace } from "@stopbank/store/media-list";
import type { ReadyMedium } from "../media/readyMedium.ts";
import { keepText, type TextWriter } from "../texts/keepText.ts";

/** Whose content is written and read: a client's, or the installation's. */
export interface ContentOwner {
  /** As people call it. */
  readonly name: string;
  mayHave(kind: ContentKindName): boolean;
  /** Of some kinds, the latest version of each document. */
  latest(kinds: readonly ContentKindName[]): Promise<readonly KeptContent[]>;
  /** Keeps documents as next versions, all or none. @returns how many. */
  keep(changed: readonly ChangedDocument[]): Promise<void>;
  media(): Promise<readonly AboutMedium[]>;
  /** How many bytes and files more may be kept; undefined where nobody counts. */
  room(): Promise<{ readonly files: number; readonly bytes: number } | undefined>;
  keepMedium(medium: ReadyMedium & Omit<AboutMedium, "name">): Promise<boolean>;
}

export interface ChangedDocument extends ContentDocument {
  /** The version that it takes the place of; 0 for none. */
  readonly base: number;
}

/** @param writer who is said to have written. */
export const clientContent = (store: Store, client: Client, writer: TextWriter): ContentOwner => ({
  name: client.displayName,
  mayHave: isClients,
  latest: (kinds) => store.withClient(client.id, (tx) => readLatestContent(tx, kinds)),
  keep: (changed) =>
    store.withClient(client.id, async (tx) => {
      for (const { kind, name, body, base } of changed)
        await keepText(tx, writer, { kind, name, body, base });
    }),
  media: () =>
    store.withClient(client.id, async (tx) => {
      const all: AboutMedium[] = [];
      let after: MediaPlace | undefined;
      do {
        const page = await listMedia(tx, {}, after, 500);
        all.push(...page.items);
        after = page.next;
      } while (after !== undefined);
      return all;
    }),
  room: async () => {
    const taken = await store.withClient(client.id, takenMediaRoom);
    return { files: mostMedia.files - taken.files, bytes: mostMedia.bytes - taken.bytes };
  },
  keepMedium: (medium) =>
    store.withClient(client.id, (tx) => putMedium(tx, medium, { addedBy: writer.userId, most: mostMedia })),
});

/** What belongs to no client, which the command line alone writes. */
export const installationContent = (store: Store): ContentOwner => ({
  name: "the installation",
  mayHave: isInstallations,
  latest: (kinds) => readLatestInstallationContent(store.shared, kinds),
  keep: (changed) =>
    store.withoutClient(async (tx) => {
      for (const document of changed) await putInstallationContent(tx, document);
    }),
  media: () => listInstallationMedia(store.shared),
  room: async () => undefined,
  keepMedium: (medium) => store.withoutClient((tx) => putInstallationMedium(tx, medium)),
});

/** Whether a kept document says this already. */
export const saysTheSame = (kept: KeptContent | undefined, document: ContentDocument): boolean =>
  kept !== undefined &&
  kept.schemaVersion === document.schemaVersion &&
  isDeepStrictEqual(kept.body, document.body);
