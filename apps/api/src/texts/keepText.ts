import { type ContentKindName, isClients, mayBeWithdrawn, schemaVersionOf } from "@stopbank/contract/content";
import { checkName, contentDocument } from "@stopbank/contract/content-documents";
import { DomainError } from "@stopbank/errors";
import type { ClientTransaction } from "@stopbank/store";
import { recordClientEvent } from "@stopbank/store/audit";
import { askForTermsAgain, putContent } from "@stopbank/store/client-content";
import { checkStoryRoom } from "@stopbank/store/story-room";

/** In place of what a text says: that it is gone. */
export const withdrawn = Symbol("withdrawn");

/** Who writes, as the trail has it. */
export interface TextWriter {
  /** The account; absent for the command line. */
  readonly userId?: string | undefined;
  /** What else the trail says of them. */
  readonly details?: object;
}

/** What is kept of a text for a caller: of which kind and name, edited from which version, and what it puts back. */
export interface Writing {
  readonly kind: ContentKindName;
  readonly name: string;
  readonly base: number;
  readonly body: unknown;
  readonly restoredFrom?: number;
  /** What changed, in the writer's words. */
  readonly note?: string | undefined;
}

/**
 * Keeps what somebody has written as the next version of a text of the client in use, and says so in its trail.
 *
 * @returns the version.
 * @throws DomainError `content/whose`, `content/not-withdrawn`, `content/changed-meanwhile`, `stories/no-room`, and those of `contentDocument`.
 */
export async function keepText(
  tx: ClientTransaction,
  { userId, details }: TextWriter,
  { restoredFrom, base, kind, name, body, note }: Writing,
): Promise<number> {
  const document = documentToKeep({ kind, name, body });
  const version = await putContent(tx, document, { writer: userId, base, restoredFrom, note });
  if (asksAgain(document)) await askForTermsAgain(tx);
  if (kind === "story" && body !== withdrawn) await checkStoryRoom(tx);
  await recordClientEvent(tx, {
    action: "content.changed",
    ...(userId === undefined ? {} : { actorUserId: userId }),
    subject: [kind, name].filter(Boolean).join(" "),
    details: {
      ...eventDetails({ details }, { base, asksAgain: asksAgain(document) }, version),
      ...(body === withdrawn ? { after: `version ${version}, withdrawn` } : {}),
      ...(restoredFrom === undefined ? {} : { restored_from: restoredFrom }),
    },
  });
  return version;
}

/** A text as it is kept. @throws DomainError `content/whose`, `content/not-withdrawn`, and those of `contentDocument`. */
export function documentToKeep({ kind, name, body }: Pick<Writing, "kind" | "name" | "body">) {
  refuseInstallations(kind);
  return body === withdrawn ? goneDocument(kind, name) : contentDocument(kind, body, name);
}

/** Whether everybody is asked to agree once more: terms that say so. */
export const asksAgain = ({ kind, body }: { readonly kind: string; readonly body: unknown }): boolean =>
  kind === "terms" && (body as { ask_again?: boolean } | null)?.ask_again === true;

/** What the trail says of a text that was written. */
export const eventDetails = (
  { details }: Pick<TextWriter, "details">,
  { base, asksAgain: again }: { readonly base: number; readonly asksAgain: boolean },
  version = base + 1,
): object => ({
  ...details,
  before: base === 0 ? null : `version ${base}`,
  after: `version ${version}`,
  ...(again ? { everybody: "is asked to agree again" } : {}),
});

/** @throws DomainError `content/whose` for a kind that no client writes. */
export function refuseInstallations(kind: ContentKindName): void {
  if (isClients(kind)) return;
  throw new DomainError(
    "forbidden",
    "content/whose",
    "This text is the installation's: whoever runs it writes it, with `stopbank content put`.",
  );
}

function goneDocument(kind: ContentKindName, name: string) {
  if (!mayBeWithdrawn(kind))
    throw new DomainError(
      "invalid",
      "content/not-withdrawn",
      "There is always a text of this kind. Empty it, or put back an older version.",
    );
  checkName(kind, name);
  return { kind, name, schemaVersion: schemaVersionOf(kind), body: null };
}
