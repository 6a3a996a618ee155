import { isDeepStrictEqual } from "node:util";
import type { AboutMedium } from "@stopbank/content-folder/media-list";
import { type ContentKindName, isClients, isInstallations } from "@stopbank/contract/content";
import type { ContentDocument } from "@stopbank/contract/content-documents";
import { mostMedia } from "@stopbank/contract/media";
import type { Store } from "@stopbank/store";
import { type AreaAllowance, areasAmong, findArea } from "@stopbank/store/areas";
import type { KeptContent } from "@stopbank/store/client-content";
import { takenMediaRoom } from "@stopbank/store/client-media";
import type { Client } from "@stopbank/store/clients";
import { listLatestVersions, readVersions } from "@stopbank/store/content-pieces";
import { listInstallationMedia } from "@stopbank/store/installation-media";
import { readLatestInstallationContent } from "@stopbank/store/latest-content";
import { listMedia, type MediaPlace } from "@stopbank/store/media-list";
import { readInstallationMediaSources, readMediaSources } from "@stopbank/store/media-sources";
import type { TextWriter } from "../texts/keepText.ts";
import { clientIncoming, type Incoming, installationIncoming } from "./incoming.ts";

/** Whose content is written and read: a client's, or the installation's. */
export interface ContentOwner {
  /** As people call it. */
  readonly name: string;
  mayHave(kind: ContentKindName): boolean;
  /** Whether readers see what is kept. */
  readonly publishes: boolean;
  /** Of some kinds, the latest version of each document. */
  latest(kinds: readonly ContentKindName[]): Promise<readonly KeptContent[]>;
  media(): Promise<readonly AboutMedium[]>;
  /** By the hash of the file that each was made from, the names of its media. */
  mediaSources(): Promise<ReadonlyMap<string, string>>;
  /** Which of these areas are kept already. */
  areasAmong(ids: readonly string[]): Promise<readonly string[]>;
  /** An area as it is kept (see `unpackArea`); undefined for one that is not. */
  packedArea(id: string): Promise<string | undefined>;
  /** How many bytes and files more may be kept; undefined where nobody counts. */
  room(): Promise<{ readonly files: number; readonly bytes: number } | undefined>;
  /** Takes in what an import brings. */
  receive(): Incoming;
}

/** So many documents are read in one look at the store. */
const documentsAtOnce = 25;

/**
 * @param writer who is said to have written.
 * @param areaAllowances what each area counts for that comes in.
 */
export const clientContent = (
  store: Store,
  client: Client,
  writer: TextWriter,
  areaAllowances: readonly AreaAllowance[] = [],
): ContentOwner => ({
  name: client.displayName,
  mayHave: isClients,
  publishes: true,
  latest: async (kinds) => {
    const versions = await store.withClient(client.id, (tx) => listLatestVersions(tx, kinds));
    const all: KeptContent[] = [];
    for (let at = 0; at < versions.length; at += documentsAtOnce) {
      const some = versions.slice(at, at + documentsAtOnce);
      all.push(...(await store.withClient(client.id, (tx) => readVersions(tx, some))));
    }
    return all;
  },
  media: async () => {
    const all: AboutMedium[] = [];
    let after: MediaPlace | undefined;
    do {
      const page = await store.withClient(client.id, (tx) => listMedia(tx, {}, after, 500));
      all.push(...page.items);
      after = page.next;
    } while (after !== undefined);
    return all;
  },
  mediaSources: () => store.withClient(client.id, readMediaSources),
  room: async () => {
    const taken = await store.withClient(client.id, takenMediaRoom);
    return { files: mostMedia.files - taken.files, bytes: mostMedia.bytes - taken.bytes };
  },
  areasAmong: (ids) => store.withClient(client.id, (tx) => areasAmong(tx, ids)),
  packedArea: (id) => store.withClient(client.id, (tx) => findArea(tx, id, { isUse: false })),
  receive: () => clientIncoming(store, client, writer, areaAllowances),
});

/** What belongs to no client, which the command line alone writes. */
export const installationContent = (store: Store): ContentOwner => ({
  name: "the installation",
  mayHave: isInstallations,
  publishes: true,
  latest: (kinds) => readLatestInstallationContent(store.shared, kinds),
  media: () => listInstallationMedia(store.shared),
  mediaSources: () => readInstallationMediaSources(store.shared),
  room: async () => undefined,
  // It has no stories.
  areasAmong: async () => [],
  packedArea: async () => undefined,
  receive: () => installationIncoming(store),
});

/** Whether a kept document says this already. */
export const saysTheSame = (kept: KeptContent | undefined, document: ContentDocument): boolean =>
  kept !== undefined &&
  kept.schemaVersion === document.schemaVersion &&
  isDeepStrictEqual(kept.body, document.body);
