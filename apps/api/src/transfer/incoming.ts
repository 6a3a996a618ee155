import { randomUUID } from "node:crypto";
import type { AboutMedium } from "@stopbank/content-folder/media-list";
import type { ContentDocument } from "@stopbank/contract/content-documents";
import { mostMedia } from "@stopbank/contract/media";
import type { Store } from "@stopbank/store";
import { type AreaAllowance, saveArea } from "@stopbank/store/areas";
import { askForTermsAgain } from "@stopbank/store/client-content";
import type { Client } from "@stopbank/store/clients";
import type { ClientTransaction } from "@stopbank/store/database";
import { putInstallationContent } from "@stopbank/store/installation-content";
import { describeInstallationMedium, putInstallationMedium } from "@stopbank/store/installation-media";
import { discardMedia, finishMedia, stageMedium } from "@stopbank/store/keep-media";
import type { PackedArea } from "@stopbank/store/packed-area";
import {
  type DocumentToStage,
  discardStagedContent,
  putStagedContent,
  stageContent,
} from "@stopbank/store/staged-content";
import { checkStoryRoom } from "@stopbank/store/story-room";
import type { ReadyMedium } from "../media/readyMedium.ts";
import { sayWhatIsSeen } from "../media/sayWhatIsSeen.ts";
import { asksAgain, documentToKeep, eventDetails, type TextWriter } from "../texts/keepText.ts";

export interface ChangedDocument extends ContentDocument {
  /** The version that it takes the place of; 0 for none. */
  readonly base: number;
}

/** What comes in with an import. Nobody reads any of it before all of it is kept. */
export interface Incoming {
  /** @returns whether it is new. @throws DomainError `media/no-room`. */
  addMedium(medium: ReadyMedium & Omit<AboutMedium, "name">): Promise<boolean>;
  /** Keeps an area that a step draws, at once: nobody finds it who does not know its id. @throws DomainError `area/kept-too-many`. */
  addArea(area: PackedArea): Promise<void>;
  /** Says what is to be seen on one that is kept already. */
  describeMedium(name: string, alternativeText: string): Promise<void>;
  /** @throws DomainError those of `documentToKeep`. */
  addDocument(document: ChangedDocument): Promise<void>;
  /** Documents as next versions and media for all to see, or nothing. @throws DomainError `content/changed-meanwhile`, `media/changed-meanwhile`, `stories/no-room`. */
  keep(): Promise<void>;
  /** Instead of keeping it. */
  discard(): Promise<void>;
}

/** Media that come in for a client, laid by until `finish` shows them. */
export function incomingMedia(store: Store, client: Client, addedBy: TextWriter["userId"]) {
  const names: string[] = [];
  const add: Incoming["addMedium"] = async (medium) => {
    const isNew = await stageMedium(store, client.id, medium, { addedBy, most: mostMedia });
    if (isNew) names.push(medium.name);
    return isNew;
  };
  return {
    add,
    finish: (tx: ClientTransaction) => finishMedia(tx, names),
    discard: (tx: ClientTransaction) => discardMedia(tx, names),
  };
}

/** Areas that come in for a client. Those that no text names in the end are purged in time, as any that nobody uses. */
export const incomingAreas =
  (
    store: Store,
    client: Client,
    createdBy: TextWriter["userId"],
    allowances: readonly AreaAllowance[],
  ): Incoming["addArea"] =>
  (area) =>
    store.withClient(client.id, (tx) => saveArea(tx, area, { createdBy, allowances }));

/** So much text is laid by at a time: some 20 ms of the embedded store, which does one thing at a time. */
const charactersAtOnce = 131_072;

/** What comes in for a client: laid by in short transactions, and kept by one that is short too. */
export function clientIncoming(
  store: Store,
  client: Client,
  writer: TextWriter,
  areaAllowances: readonly AreaAllowance[],
): Incoming {
  const importId = randomUUID();
  const media = incomingMedia(store, client, writer.userId);
  let waiting: DocumentToStage[] = [];
  let waitingCharacters = 0;
  const described = new Map<string, string>();
  let areTermsNew = false;
  let hasStories = false;
  const layBy = async () => {
    const documents = waiting;
    waiting = [];
    waitingCharacters = 0;
    await store.withClient(client.id, (tx) => stageContent(tx, importId, documents));
  };
  return {
    addMedium: media.add,
    addArea: incomingAreas(store, client, writer.userId, areaAllowances),
    describeMedium: async (name, alternativeText) => void described.set(name, alternativeText),
    addDocument: async ({ base, kind, name, body }) => {
      const document = documentToKeep({ kind, name, body });
      areTermsNew ||= asksAgain(document);
      hasStories ||= kind === "story";
      waiting.push({ ...document, base });
      waitingCharacters += JSON.stringify(document.body).length;
      if (waitingCharacters >= charactersAtOnce) await layBy();
    },
    keep: async () => {
      await layBy();
      await store.withClient(client.id, async (tx) => {
        await media.finish(tx);
        for (const [name, words] of described) await sayWhatIsSeen(tx, name, words, writer.userId);
        await putStagedContent(tx, {
          importId,
          writer: writer.userId,
          detailsOf: ({ kind, base }) =>
            eventDetails(writer, { base, asksAgain: areTermsNew && kind === "terms" }),
        });
        if (areTermsNew) await askForTermsAgain(tx);
        if (hasStories) await checkStoryRoom(tx);
      });
    },
    discard: () =>
      store.withClient(client.id, async (tx) => {
        await media.discard(tx);
        await discardStagedContent(tx, importId);
      }),
  };
}

/** What comes in for the installation, by whoever runs it: documents in one transaction, media as they come. */
export function installationIncoming(store: Store): Incoming {
  const documents: ChangedDocument[] = [];
  const described = new Map<string, string>();
  return {
    addMedium: (medium) => store.withoutClient((tx) => putInstallationMedium(tx, medium)),
    addArea: async () => undefined,
    describeMedium: async (name, alternativeText) => void described.set(name, alternativeText),
    addDocument: async (document) => void documents.push(document),
    keep: () =>
      store.withoutClient(async (tx) => {
        for (const [name, words] of described) await describeInstallationMedium(tx, name, words);
        for (const document of documents) await putInstallationContent(tx, document);
      }),
    discard: async () => undefined,
  };
}
