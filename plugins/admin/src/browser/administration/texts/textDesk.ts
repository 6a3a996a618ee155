import { ApiError, type CallApi } from "@stopbank/contract/client";
import type { ContentKindName } from "@stopbank/contract/content";
import { routes } from "@stopbank/contract/routes";
import type { SharedDraft, TextStanding, Unsaved } from "../../../domain/texts/textStanding.ts";
import { wordsOfKind } from "../../../domain/texts/texts.ts";

/** Which text: its kind, and its name, empty for a kind of which there is one. */
export interface TextAddress {
  readonly kind: ContentKindName;
  readonly name: string;
}

const named = (name: string) => (name === "" ? {} : { name });

/** A text as it is published, with its draft. */
export async function openText(call: CallApi, { kind, name }: TextAddress): Promise<TextStanding> {
  const asked = { params: { kind }, query: named(name) };
  const [{ version, body }, draft] = await Promise.all([
    call(routes.text, asked),
    // The installation's have none.
    wordsOfKind(kind)?.isInstallations === true ? undefined : call(routes.draft, asked),
  ]);
  if (draft === undefined || draft.revision === null) return { version, body, draft: undefined };
  const { revision, base, saved_by: by, saved_at: at, has_shape } = draft;
  return {
    version,
    body,
    draft: { revision, base, body: draft.body, by, at, hasShape: has_shape },
  };
}

/** @returns the draft's next revision. */
export const keepDraft = async (
  call: CallApi,
  { kind, name }: TextAddress,
  { revision, base, body }: Unsaved,
): Promise<string> =>
  (await call(routes.saveDraft, { params: { kind }, body: { ...named(name), revision, base, body } }))
    .revision;

/** @param note what changed, in the writer's words; may be blank. @returns the version it is from then on. */
export const publishText = async (
  call: CallApi,
  { kind, name }: TextAddress,
  { revision }: Pick<SharedDraft, "revision">,
  note: string,
): Promise<number> => {
  const about = note.trim() === "" ? {} : { note: note.trim() };
  const body = { ...named(name), revision, ...about };
  return (await call(routes.publishDraft, { params: { kind }, body })).version;
};

export const discardText = (
  call: CallApi,
  { kind, name }: TextAddress,
  { revision }: Pick<SharedDraft, "revision">,
) => call(routes.discardDraft, { params: { kind }, body: { ...named(name), revision } });

/** @returns the version with which it is back. */
export const restoreText = async (
  call: CallApi,
  { kind, name }: TextAddress,
  base: number,
  version: number,
): Promise<number> =>
  (await call(routes.restoreText, { params: { kind }, body: { ...named(name), base, version } })).version;

/** Somebody else was first. */
export const isOvertaken = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.code === "content/draft-changed-meanwhile" || error.code === "content/changed-meanwhile");
