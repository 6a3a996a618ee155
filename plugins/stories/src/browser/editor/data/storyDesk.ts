import { ApiError, type CallApi } from "@stopbank/contract/client";
import { routes } from "@stopbank/contract/routes";
import type { Story } from "@stopbank/contract/story";
import { freeNumber, type ListedStory, listedStories } from "../../../domain/editing/listedStories.ts";
import { readDraft } from "../../../domain/editing/readDraft.ts";

const params = { kind: "story" } as const;

/** A story as it is opened to be written on. */
export interface OpenedStory {
  readonly story: Story;
  /** Of the draft; null where there is none, so that the published version is what one begins from. */
  readonly revision: string | null;
  /** The version that it was begun from; 0 for none. */
  readonly base: number;
  /** The latest version there is; 0 for none. */
  readonly latest: number;
  /** What is published; undefined where nothing is. */
  readonly published: Story | undefined;
  /** With the latest version the story was withdrawn. */
  readonly isWithdrawn: boolean;
  /** Who saved the draft last, and when (ISO 8601). */
  readonly savedBy: string | null;
  readonly savedAt: string | null;
}

/** Every story there is, read, withdrawn or begun. */
export async function listStories(call: CallApi): Promise<readonly ListedStory[]> {
  const [texts, drafts, read] = await Promise.all([
    call(routes.texts, {}),
    call(routes.drafts, {}),
    call(routes.storyTitles, {}),
  ]);
  return listedStories(texts, drafts, read);
}

/** The draft of a story, else what is published of it, or was before it was withdrawn; undefined where there is none of them. */
export async function openStory(call: CallApi, id: number): Promise<OpenedStory | undefined> {
  const query = { name: `${id}` };
  const [draft, text] = await Promise.all([
    call(routes.draft, { params, query }),
    call(routes.text, { params, query }),
  ]);
  const published = text.body === null ? undefined : readDraft(text.body);
  const isDraft = draft.revision !== null;
  const story = isDraft ? readDraft(draft.body) : (published ?? (await lastRead(call, id, text.version)));
  if (story === undefined) return undefined;
  return {
    story,
    revision: draft.revision,
    base: isDraft ? draft.base : text.version,
    latest: text.version,
    published,
    isWithdrawn: text.version > 0 && published === undefined,
    savedBy: draft.saved_by,
    savedAt: draft.saved_at,
  };
}

/** A withdrawn story as it was when people read it. */
async function lastRead(call: CallApi, id: number, withdrawn: number): Promise<Story | undefined> {
  if (withdrawn === 0) return undefined;
  const { versions } = await call(routes.textHistory, { params, query: { name: `${id}` } });
  const last = versions.find(({ is_withdrawn }) => !is_withdrawn);
  return last && (await versionOfStory(call, id, last.version));
}

/** @returns the draft's next revision. */
export async function saveStory(
  call: CallApi,
  id: number,
  story: Story,
  over: Pick<OpenedStory, "revision" | "base">,
): Promise<string> {
  const body = { name: `${id}`, revision: over.revision, base: over.base, body: story };
  return (await call(routes.saveDraft, { params, body })).revision;
}

/** So often somebody else may have taken the number first. */
const mostTries = 5;

/** Keeps a story as the draft of a number that none has: the next where another author is quicker. @returns the number. */
export async function beginStory(call: CallApi, story: Story): Promise<number> {
  const first = freeNumber(await listStories(call));
  for (let id = first; ; id += 1)
    try {
      await saveStory(call, id, story, { revision: null, base: 0 });
      return id;
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 409) || id - first + 1 >= mostTries) throw error;
    }
}

/** @param note what changed, in the author's words; may be blank. @returns the version it is from then on. */
export async function publishStory(
  call: CallApi,
  id: number,
  over: { readonly revision: string; readonly base: number },
  note: string,
): Promise<number> {
  const body = { name: `${id}`, ...over, ...(note.trim() === "" ? {} : { note: note.trim() }) };
  return (await call(routes.publishDraft, { params, body })).version;
}

export const discardDraft = (call: CallApi, id: number, revision: string) =>
  call(routes.discardDraft, { params, body: { name: `${id}`, revision } });

/** @returns the version with which it is gone. */
export async function withdrawStory(call: CallApi, id: number, base: number): Promise<number> {
  return (await call(routes.withdrawText, { params, body: { name: `${id}`, base } })).version;
}

export const restoreStory = (call: CallApi, id: number, base: number, version: number) =>
  call(routes.restoreText, { params, body: { name: `${id}`, base, version } });

/** A version as it was published. */
export async function versionOfStory(call: CallApi, id: number, version: number): Promise<Story> {
  const query = { name: `${id}` };
  const text = await call(routes.textVersion, {
    params: { ...params, textVersion: `${version}` },
    query,
  });
  return readDraft(text.body);
}
