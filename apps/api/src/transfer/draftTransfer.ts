import { schemaVersionOf } from "@stopbank/contract/content";
import { contentDocument } from "@stopbank/contract/content-documents";
import { DomainError } from "@stopbank/errors";
import type { Store } from "@stopbank/store";
import type { AreaAllowance } from "@stopbank/store/areas";
import { findContent, type KeptContent } from "@stopbank/store/client-content";
import type { Client } from "@stopbank/store/clients";
import { findDraft, saveDraft } from "@stopbank/store/content-drafts";
import type { ContentOwner } from "./contentOwner.ts";
import type { ExportChoice } from "./exportContent.ts";
import { type ChangedDocument, incomingAreas, incomingMedia } from "./incoming.ts";

/**
 * What the draft of a text says, as an export takes it; undefined where there is none.
 *
 * @throws DomainError `content/unfinished` for a draft that no file of content can hold.
 */
export async function draftExport(
  store: Store,
  client: Client,
  { kind, name }: ExportChoice,
): Promise<KeptContent | undefined> {
  const draft = await store.withClient(client.id, (tx) => findDraft(tx, { kind, name }));
  if (draft === undefined) return undefined;
  const body = kind === "story" ? titled(draft.body) : draft.body;
  try {
    contentDocument(kind, body, name);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    throw new DomainError(
      "invalid",
      "content/unfinished",
      `This draft is not far enough to go into a file. ${error.message}`,
    );
  }
  return { kind, name, version: 0, schemaVersion: schemaVersionOf(kind), body, createdAt: draft.savedAt };
}

/** Nobody has to name a story to take it elsewhere, and each has a name there. */
const titled = (body: unknown): unknown =>
  typeof body === "object" && body !== null && "title" in body && body.title === ""
    ? { ...body, title: "Untitled story" }
    : body;

/**
 * The client's content, of which an import keeps one text, and that as a draft.
 *
 * @param areaAllowances what each area counts for that comes in.
 * @param over the revision of the draft that it takes the place of; undefined where there is none.
 */
export const draftOwner = (
  own: ContentOwner,
  store: Store,
  {
    client,
    userId,
    areaAllowances,
  }: {
    readonly client: Client;
    readonly userId: string;
    readonly areaAllowances: readonly AreaAllowance[];
  },
  over: string | undefined,
): ContentOwner => ({
  ...own,
  publishes: false,
  // A draft may say what is published already.
  latest: async () => [],
  receive: () => {
    const media = incomingMedia(store, client, userId);
    const documents: ChangedDocument[] = [];
    return {
      addMedium: media.add,
      addArea: incomingAreas(store, client, userId, areaAllowances),
      // A draft changes nothing that is read.
      describeMedium: async () => undefined,
      addDocument: async (document) => void documents.push(document),
      keep: () =>
        store.withClient(client.id, async (tx) => {
          await media.finish(tx);
          for (const { kind, name, body } of documents) {
            const baseVersion = (await findContent(tx, { kind, name }))?.version ?? 0;
            await saveDraft(tx, { kind, name, baseVersion, body }, { from: over, saver: userId });
          }
        }),
      discard: () => store.withClient(client.id, media.discard),
    };
  },
});

export const noName = (): DomainError =>
  new DomainError("invalid", "content/bad-name", "Say of which kind and name the draft is.");
