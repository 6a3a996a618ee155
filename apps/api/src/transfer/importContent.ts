import type { ReadDocument } from "@stopbank/content-folder";
import { namedAreas } from "@stopbank/content-folder/areas";
import { withMediaNames } from "@stopbank/content-folder/media";
import { mediaWords } from "@stopbank/content-folder/media-words";
import { contentMistakes, type Mistake } from "@stopbank/content-folder/mistakes";
import { type ContentKindName, contentKinds } from "@stopbank/contract/content";
import { readMediaName } from "@stopbank/contract/media-name";
import { DomainError } from "@stopbank/errors";
import { readMedium } from "../media/readMedium.ts";
import { hashOfFile, type ReadyMedium } from "../media/readyMedium.ts";
import { type ContentOwner, saysTheSame } from "./contentOwner.ts";
import type { ChangedDocument } from "./incoming.ts";
import type { PackedContent } from "./packedContent.ts";
import { unreadyStories } from "./unreadyStories.ts";

/** What came of an import. */
export interface ImportReport {
  /** Documents that have a new version now. */
  readonly changed: number;
  readonly unchanged: number;
  readonly newMedia: number;
  /** Media that were there already and have other words now. */
  readonly describedMedia: number;
}

export interface ImportTools {
  /** The names of all media that documents may name, though the folder does not hold them. */
  readonly knownMedia: () => Promise<ReadonlySet<string>>;
  /** Before each file that is looked at and drawn anew. @throws DomainError `media/too-many`. */
  readonly chargeMedium: () => Promise<void>;
  /** How many pictures are drawn anew at once. */
  readonly atOnce: number;
  /** Waits until it is the importer's turn again, and throws where nobody wants it any more. */
  readonly turn: () => Promise<void>;
}

interface NewMedium extends ReadyMedium {
  /** As it lies in the folder. */
  readonly file: string;
}

/**
 * Keeps what a folder of content holds: media under the names of their bytes, and the documents that say something else than before as
 * new versions, all of them or, where anything is wrong, none. What the folder does not have stays as it is. Areas that its
 * stories draw are kept one by one: those of an import that fails are purged in time.
 *
 * @throws DomainError `content/mistakes`, with each; `content/changed-meanwhile`, `media/no-room`, `media/too-many`, `area/kept-too-many`.
 */
export async function importContent(
  owner: ContentOwner,
  content: PackedContent,
  { knownMedia, chargeMedium, atOnce, turn }: ImportTools,
): Promise<ImportReport> {
  await refuseMistakes(owner, content, knownMedia);
  const words = new Map((await owner.media()).map(({ name, alternativeText }) => [name, alternativeText]));
  const kept = new Set(words.keys());
  const sources = await owner.mediaSources();
  const { media, names } = await readyMedia(content, { kept, sources }, { chargeMedium, atOnce, turn });
  const sizes = media.flatMap((medium) => [...medium.sizes.values()]);
  await refuseWithoutRoom(owner, {
    files: media.length,
    bytes: sizes.reduce((sum, { byteLength }) => sum + byteLength, 0),
  });
  const changed = await changedDocuments(owner, content, names, turn);
  const brought = content.areas.map(({ id }) => id);
  const keptAreas = new Set(await owner.areasAmong([...brought, ...changed.flatMap(namedAreas)]));
  // Those of stories that say the same too: they may have come before without them.
  const areas = content.areas.filter(({ id }) => !keptAreas.has(id));
  if (owner.publishes) {
    const found = new Set([...brought, ...keptAreas]);
    const unready = [
      ...wordlessAmong(content.documents, changed),
      ...(await unreadyStories(content.documents, changed, { hasArea: (id) => found.has(id), turn })),
    ];
    if (unready.length > 0) throw contentMistakes(unready.toSorted(byPlace));
  }
  const about = new Map(content.aboutMedia.map((each) => [each.name, each]));
  const inTexts = media.length === 0 ? new Map<string, string>() : await wordsInTexts(content, turn);
  const incoming = owner.receive();
  let newMedia = 0;
  let describedMedia = 0;
  try {
    for (const { name: file, alternativeText: listed } of owner.publishes ? content.aboutMedia : []) {
      const name = names.get(file) ?? file;
      const alternativeText = listed.trim();
      const before = words.get(name);
      if (before === undefined || alternativeText === "" || alternativeText === before) continue;
      await incoming.describeMedium(name, alternativeText);
      describedMedia++;
    }
    for (const { file, ...medium } of media) {
      await turn();
      const { originalName = file, alternativeText = inTexts.get(file) ?? "" } = about.get(file) ?? {};
      if (await incoming.addMedium({ ...medium, originalName, alternativeText })) newMedia++;
    }
    for (const area of areas) {
      await turn();
      await incoming.addArea(area);
    }
    for (const document of changed) {
      await turn();
      await incoming.addDocument(document);
    }
    await incoming.keep();
  } catch (error) {
    await incoming.discard();
    throw error;
  }
  const unchanged = content.documents.length - changed.length;
  return { changed: changed.length, unchanged, newMedia, describedMedia };
}

/** What documents say is to be seen on the media of the folder, for those that its list does not have. */
async function wordsInTexts(
  { documents }: PackedContent,
  turn: ImportTools["turn"],
): Promise<ReadonlyMap<string, string>> {
  const words = new Map<string, string>();
  for (const { body } of documents) {
    await turn();
    for (const [name, said] of mediaWords(body)) if (!words.has(name)) words.set(name, said);
  }
  return words;
}

/** What whoever does not see or hear would miss in documents that are published anew; what is read already stays as it is. */
function wordlessAmong(
  documents: readonly ReadDocument[],
  changed: readonly ChangedDocument[],
): readonly Mistake[] {
  const keys = new Set(changed.map(keyOf));
  return documents.flatMap((document) => (keys.has(keyOf(document)) ? (document.wordless ?? []) : []));
}

/** The documents that say something else than what is kept. */
async function changedDocuments(
  owner: ContentOwner,
  { documents }: PackedContent,
  names: ReadonlyMap<string, string>,
  turn: ImportTools["turn"],
): Promise<readonly ChangedDocument[]> {
  const latest = await owner.latest(Object.keys(contentKinds) as ContentKindName[]);
  const former = new Map(latest.map((document) => [keyOf(document), document]));
  const changed: ChangedDocument[] = [];
  for (const { kind, name, schemaVersion, body } of documents) {
    await turn();
    const renamed = { kind, name, schemaVersion, body: withMediaNames(body, names) };
    const before = former.get(keyOf(renamed));
    if (!saysTheSame(before, renamed)) changed.push({ ...renamed, base: before?.version ?? 0 });
  }
  return changed;
}

/** @throws DomainError `content/mistakes`. */
export async function refuseMistakes(
  owner: ContentOwner,
  content: PackedContent,
  knownMedia: ImportTools["knownMedia"],
): Promise<void> {
  const mistakes: Mistake[] = [...content.mistakes, ...othersDocuments(owner, content.documents)];
  if (content.missingMedia.size > 0) {
    const known = await knownMedia();
    for (const [name, mistake] of content.missingMedia) if (!known.has(name)) mistakes.push(mistake);
  }
  if (mistakes.length > 0) throw contentMistakes(mistakes.toSorted(byPlace), content.moreMistakes);
}

const byPlace = (one: Mistake, other: Mistake): number =>
  one.file === other.file ? one.line - other.line : one.file < other.file ? -1 : 1;

const keyOf = ({ kind, name }: { readonly kind: string; readonly name: string }) => `${kind} ${name}`;

function othersDocuments(owner: ContentOwner, documents: readonly ReadDocument[]): readonly Mistake[] {
  return documents
    .filter(({ kind }) => !owner.mayHave(kind))
    .map(({ file, kind }) => ({
      file,
      line: 1,
      problem: `${owner.name} has no ${kind}.`,
      remedy:
        contentKinds[kind].of === "client"
          ? "Import it into a client (--client), or take the file out."
          : "Import it into the installation (--installation), or take the file out.",
    }));
}

/** The media of a folder that are not kept yet, made fit to be, and the names that documents find all of them under. */
async function readyMedia(
  { media }: PackedContent,
  { kept, sources }: { readonly kept: ReadonlySet<string>; readonly sources: ReadonlyMap<string, string> },
  { chargeMedium, atOnce, turn }: Pick<ImportTools, "chargeMedium" | "atOnce" | "turn">,
): Promise<{ readonly media: readonly NewMedium[]; readonly names: ReadonlyMap<string, string> }> {
  const ready: NewMedium[] = [];
  const names = new Map<string, string>();
  const mistakes: Mistake[] = [];
  const waiting = [...media];
  const readNext = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [file, bytes] = next;
      await turn();
      const hash = hashOfFile(bytes);
      // A name that says what is in it, of one that is kept already: nothing is to be done.
      if (kept.has(file) && readMediaName(file)?.hash === hash) continue;
      const made = sources.get(hash);
      if (made !== undefined) {
        if (made !== file) names.set(file, made);
        continue;
      }
      await chargeMedium();
      try {
        const medium = await readMedium(Buffer.from(bytes));
        if (medium.name !== file) names.set(file, medium.name);
        if (!kept.has(medium.name)) ready.push({ ...medium, file });
      } catch (error) {
        if (!(error instanceof DomainError) || error.kind === "unavailable") throw error;
        mistakes.push(unfit(file, error));
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, readNext));
  if (mistakes.length > 0) throw contentMistakes(mistakes.toSorted(byPlace));
  return { media: ready, names };
}

const unfit = (file: string, error: DomainError): Mistake => ({
  file: `media/${file}`,
  line: 1,
  problem: error.message,
  remedy: "Put another file in its place.",
});

/** @throws DomainError `media/no-room` where so much more may not be kept. */
export async function refuseWithoutRoom(
  owner: ContentOwner,
  { files, bytes }: { readonly files: number; readonly bytes: number },
): Promise<void> {
  const room = await owner.room();
  if (room === undefined || (files <= room.files && bytes <= room.bytes)) return;
  throw new DomainError(
    "conflict",
    "media/no-room",
    `There is no room for the ${files} pictures and films of this content, of ${Math.ceil(bytes / 1_000_000)} MB: ${Math.max(0, Math.floor(room.bytes / 1_000_000))} MB and ${Math.max(0, room.files)} files are left. Nothing was changed.`,
  );
}
