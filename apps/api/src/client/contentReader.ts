import {
  type ContentKindName,
  type ContentOf,
  isClients,
  isInstallations,
  schemaVersionOf,
} from "@stopbank/contract/content";
import { readContent } from "@stopbank/contract/content-documents";
import { DomainError } from "@stopbank/errors";
import type { Store } from "@stopbank/store";
import { findContent, type KeptContent } from "@stopbank/store/client-content";
import type { Client } from "@stopbank/store/clients";
import { findInstallationContent } from "@stopbank/store/installation-content";

/** A text as it is read, with a tag that is another for each version of each client's. */
export interface ReadContent<K extends ContentKindName> {
  readonly value: ContentOf<K>;
  readonly etag: string;
  /** Of the document, counted from 1. */
  readonly version: number;
}

/**
 * Reads the latest document of a kind: the client's, or the installation's where the kind is one of its own or the client has none.
 *
 * @param client undefined where there is none: all that can be read then is the installation's.
 * @returns undefined where none was written.
 * @throws DomainError `content/unreadable`, with the document's whereabouts in its facts.
 */
export type ContentReader = <K extends ContentKindName>(
  client: Client | undefined,
  kind: K,
  name?: string,
) => Promise<ReadContent<K> | undefined>;

export const createContentReader =
  (store: Store): ContentReader =>
  async (client, kind, name = "") => {
    const own =
      client && isClients(kind)
        ? there(await store.withClient(client.id, (tx) => findContent(tx, { kind, name })))
        : undefined;
    const document =
      own ??
      (isInstallations(kind) ? await findInstallationContent(store.shared, { kind, name }) : undefined);
    if (document === undefined) return undefined;
    const whose = own === undefined ? "" : (client?.clientName ?? "");
    try {
      // Weak: the same text is sent packed and not. The schema's version, since the same document may read otherwise then.
      const etag = `W/"${[whose, kind, name, document.version, schemaVersionOf(kind)].join(".")}"`;
      return { value: readContent(kind, document), etag, version: document.version };
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      const facts = { ...error.facts, client: whose, name, version: document.version };
      throw new DomainError(error.kind, error.code, error.message, facts);
    }
  };

/** None where the latest version withdrew it. */
const there = (found: KeptContent | undefined): KeptContent | undefined =>
  found?.body === null ? undefined : found;
