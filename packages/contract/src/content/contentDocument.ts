import { DomainError } from "@stopbank/errors";
import { Check, Errors } from "typebox/value";
import { addressPattern, addressWords } from "./address.ts";
import {
  type ContentKind,
  type ContentKindName,
  type ContentOf,
  contentKinds,
  schemaVersionOf,
} from "./contentKinds.ts";
import { knownBlocks } from "./knownBlocks.ts";
import { withoutNames } from "./withoutNames.ts";

/** A document as it is kept: what it says, and by which version of its kind's schema. */
export interface ContentDocument {
  readonly kind: ContentKindName;
  /** Empty for a kind that has one document in all. */
  readonly name: string;
  readonly schemaVersion: number;
  readonly body: unknown;
}

const namePattern = /^[A-Za-z0-9][A-Za-z0-9_.-]{0,127}$/;

/**
 * A text that may be kept: of a kind there is, with a name where its kind has several, and as its schema says.
 *
 * @throws DomainError `content/unknown-kind`, `content/bad-name`, `content/invalid`.
 */
export function contentDocument(kind: string, body: unknown, name = ""): ContentDocument {
  if (!isContentKind(kind)) throw unknownKind(kind);
  const { schema } = contentKinds[kind];
  checkName(kind, name);
  checkStorable(kind, body);
  if (Check(schema, body)) return { kind, name, schemaVersion: schemaVersionOf(kind), body };
  throw new DomainError(
    "invalid",
    "content/invalid",
    `The text for ${kind} cannot be kept: ${faultOf(kind, body)}.`,
  );
}

/** @throws DomainError `content/bad-name` for what no document of the kind may be called. */
export function checkName(kind: ContentKindName, name: string): void {
  const { isNamed, namePattern: ofKind }: ContentKind = contentKinds[kind];
  const isFit = isNamed ? namePattern.test(name) && (ofKind?.is.test(name) ?? true) : name === "";
  if (!isFit) throw badName(kind, isNamed, ofKind?.words);
}

/** @throws DomainError `content/invalid` for what no database keeps. */
export function checkStorable(kind: ContentKindName, body: unknown): void {
  if (hasUnstorable(body))
    throw new DomainError(
      "invalid",
      "content/invalid",
      `The text for ${kind} cannot be kept: it holds a character that is none (NUL, or half of a pair).`,
    );
}

/** What no database keeps as text: JSON writes both as escapes, which are no escaped backslash before a u. */
const hasUnstorable = (body: unknown): boolean =>
  /(?<!\\)(?:\\\\)*\\u(?:0000|d[89ab]|d[c-f])/.test(JSON.stringify(body) ?? "");

/**
 * What a kept document says, brought up to today's schema if it was written by an older one.
 *
 * @throws DomainError `content/unreadable` where it fits no schema, or was written by a later version of this program.
 */
export function readContent<K extends ContentKindName>(
  kind: K,
  document: Pick<ContentDocument, "schemaVersion" | "body">,
): ContentOf<K> {
  const migrated = migrateContent(kind, document);
  const body = kind === "landingPage" || kind === "onboardingPage" ? knownBlocks(migrated) : migrated;
  const { schema } = contentKinds[kind];
  if (Check(schema, body)) return body as ContentOf<K>;
  // Kept before addresses were refused that have a name in them.
  const nameless = withoutNames(body);
  if (Check(schema, nameless)) return nameless as ContentOf<K>;
  throw unreadable(kind, document.schemaVersion, faultOf(kind, body));
}

/** The body of a kept document after each migration from its version on. Errors as `readContent`. */
function migrateContent(
  kind: ContentKindName,
  document: Pick<ContentDocument, "schemaVersion" | "body">,
): unknown {
  const { schemaVersion } = document;
  if (schemaVersion > schemaVersionOf(kind))
    throw unreadable(kind, schemaVersion, "it was written by a later version of Stopbank");
  return contentKinds[kind].migrations
    .slice(schemaVersion)
    .reduce<unknown>((body, migration) => migration(body), document.body);
}

const isContentKind = (kind: string): kind is ContentKindName => Object.hasOwn(contentKinds, kind);

function faultOf(kind: ContentKindName, body: unknown): string {
  const [error] = Errors(contentKinds[kind].schema, body);
  const place =
    error === undefined || error.instancePath === "" ? "" : `at ${error.instancePath.slice(0, 200)} `;
  if (error?.keyword === "pattern" && error.params.pattern === addressPattern)
    return `${place}there is no address that a text may have. ${addressWords.replace(/\.$/, "")}`;
  return `${place}${error?.message ?? "it is not as described"}`;
}

const unknownKind = (kind: string) =>
  new DomainError(
    "invalid",
    "content/unknown-kind",
    `There is no text of the kind "${kind}". The kinds are: ${Object.keys(contentKinds).join(", ")}.`,
  );

const badName = (kind: string, isNamed: boolean, words?: string) =>
  new DomainError(
    "invalid",
    "content/bad-name",
    isNamed
      ? `A text of the kind ${kind} needs a name ${words ?? "of letters, digits, dots, hyphens and underscores"}.`
      : `There is one text of the kind ${kind}, so it has no name.`,
  );

const unreadable = (kind: string, schemaVersion: number, why: string) =>
  new DomainError(
    "unavailable",
    "content/unreadable",
    "This text cannot be shown at the moment. An administrator can put it right by saving it again.",
    { kind, schemaVersion, why },
  );
