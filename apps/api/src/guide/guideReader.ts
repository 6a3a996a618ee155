import { createHash } from "node:crypto";
import { type ContentKindName, type ContentOf, schemaVersionOf } from "@stopbank/contract/content";
import { type ContentDocument, readContent } from "@stopbank/contract/content-documents";
import type { GuideArticle, GuideDemo, GuideMap, GuideTutorial } from "@stopbank/contract/guide";
import { DomainError } from "@stopbank/errors";
import type { Store } from "@stopbank/store";
import type { KeptContent } from "@stopbank/store/client-content";
import type { Client } from "@stopbank/store/clients";
import {
  contentStamp,
  installationContentStamp,
  readLatestContent,
  readLatestInstallationContent,
} from "@stopbank/store/latest-content";
import type { FastifyBaseLogger } from "fastify";
import { boundedMap, mostGuideCharacters } from "./guideBounds.ts";

/** What a client's guide consists of: each document its own, else the installation's, else the one that comes with the program. */
export interface Guide {
  /** Another for each state of what it was read from, and quoted. */
  readonly etag: string;
  readonly map: GuideMap;
  readonly articles: ReadonlyMap<string, GuideArticle>;
  readonly tutorials: ReadonlyMap<string, GuideTutorial>;
  readonly demos: ReadonlyMap<string, GuideDemo>;
  readonly glossary: string;
}

interface Asking {
  readonly log: Pick<FastifyBaseLogger, "error">;
  /** Waits for the caller's next turn of the event loop. */
  turn(): Promise<void>;
}

/** The guide of a client as it is now. */
export type GuideReader = (client: Client, asking: Asking) => Promise<Guide>;

const kinds = ["guideMap", "guideArticle", "guideTutorial", "guideDemo", "glossary"] as const;
type GuideKind = (typeof kinds)[number];

/** Guides are kept for so many clients, those who were asked for last. */
const mostKept = 32;
/** Documents that are looked through in one turn. */
const inOneTurn = 20;

/**
 * Reads guides, and keeps each until something of it changes.
 *
 * A document that fits no schema is left out as if it were not there, with a line in the log, and the others are answered; so is what
 * goes beyond the bounds of a guide (`guideBounds`).
 */
export function createGuideReader(
  store: Store,
  shipped: () => Promise<readonly ContentDocument[]>,
): GuideReader {
  const kept = new Map<string, { readonly stamp: string; readonly guide: Promise<Guide> }>();
  const program = sharedDigest(shipped);

  return async (client, asking) => {
    const [own, shared] = [
      await store.withClient(client.id, (tx) => contentStamp(tx, kinds)),
      await installationContentStamp(store.shared, kinds),
    ];
    const stamp = [client.clientName, own, shared, await program()].join(".");
    const found = kept.get(client.id);
    if (found?.stamp === stamp) return found.guide;
    const guide = readGuide(store, shipped, client, asking).then(
      (documents): Guide => ({ etag: `W/"guide.${stamp}"`, ...documents }),
    );
    kept.delete(client.id);
    kept.set(client.id, { stamp, guide });
    guide.catch(() => kept.get(client.id)?.guide === guide && kept.delete(client.id));
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
    return guide;
  };
}

async function readGuide(
  store: Store,
  shipped: () => Promise<readonly ContentDocument[]>,
  client: Client,
  { log, turn }: Asking,
): Promise<Omit<Guide, "etag">> {
  const found = new Map<string, unknown>();
  const sources = [
    [client.clientName, await store.withClient(client.id, (tx) => readLatestContent(tx, kinds))],
    ["the installation", await readLatestInstallationContent(store.shared, kinds)],
    ["the program", await shipped()],
  ] as const;
  let looked = 0;
  let characters = 0;
  for (const [whose, documents] of sources)
    for (const document of documents) {
      if (++looked % inOneTurn === 0) await turn();
      const key = `${document.kind} ${document.name}`;
      if (found.has(key)) continue;
      const body = readable(document, whose, log);
      if (body === undefined) continue;
      // Each answer has them whole: of very many some are left out, so that nobody waits for gigabytes.
      const more = document.name === "" ? 0 : JSON.stringify(body).length;
      if (characters + more > mostGuideCharacters) {
        const { kind, name } = document;
        log.error({ whose, kind, name }, "left out of a guide that is too long");
        continue;
      }
      characters += more;
      found.set(key, body);
    }
  const named = <K extends GuideKind>(kind: K): ReadonlyMap<string, ContentOf<K>> =>
    new Map(
      [...found]
        .filter(([key]) => key.startsWith(`${kind} `))
        .map(([key, body]) => [key.slice(kind.length + 1), body as ContentOf<K>]),
    );
  const documents = {
    articles: named("guideArticle"),
    tutorials: named("guideTutorial"),
    demos: named("guideDemo"),
  };
  const { map, leftOut } = boundedMap(named("guideMap").get("") ?? [], documents);
  if (leftOut > 0) log.error({ whose: client.clientName, leftOut }, "left out of the lists of a guide");
  return {
    map,
    ...documents,
    glossary: named("glossary").get("")?.content ?? "",
  };
}

/** What a document says today; undefined, and a line in the log, for one that cannot be read. */
function readable(
  document: Pick<KeptContent, "kind" | "name" | "schemaVersion" | "body">,
  whose: string,
  log: Asking["log"],
): unknown {
  // Withdrawn: what the next in order has is read.
  if (document.body === null) return undefined;
  try {
    return readContent(document.kind as ContentKindName, document);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const { kind, name } = document;
    log.error({ whose, kind, name, code: error.code, facts: error.facts }, "left out of the guide");
    return undefined;
  }
}

/** Of the documents of the program and their schemas' versions: another in each version of the program that says something else. */
function sharedDigest(shipped: () => Promise<readonly ContentDocument[]>): () => Promise<string> {
  let digest: Promise<string> | undefined;
  return () => {
    digest ??= shipped().then((documents) =>
      createHash("sha256")
        .update(JSON.stringify([documents, kinds.map(schemaVersionOf)]))
        .digest("hex")
        .slice(0, 16),
    );
    return digest;
  };
}
