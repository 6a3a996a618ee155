import { type ContentDocument, contentDocument } from "@stopbank/contract/content-documents";
import type { AreaGeometry } from "@stopbank/contract/geometry";
import { mediaFolder } from "@stopbank/contract/media-name";
import type { Story } from "@stopbank/contract/story";
import { mostTextBytes } from "@stopbank/contract/texts";
import { DomainError } from "@stopbank/errors";
import { isFault } from "../forms/form.ts";
import { forms } from "../forms/forms.ts";
import { areasFolder, namedAreas, readAreaFile } from "./areaFiles.ts";
import { fileText } from "./fileText.ts";
import { type AboutMedium, isMediumFileName, mediaListFile, readMediaList } from "./mediaList.ts";
import { type Mistake, mostMistakes } from "./mistakes.ts";
import { namedMedia } from "./namedMedia.ts";
import { type DocumentPlace, isLeftAlone, placeOf } from "./place.ts";
import { schemaMistakes } from "./schemaMistakes.ts";
import { type ChapterLines, storyLines } from "./storyLines.ts";
import { wordlessMistakes } from "./wordlessMistakes.ts";

/** Files by their paths in the folder, with `/` between. */
export type ContentFiles = ReadonlyMap<string, Uint8Array>;

/** A document, and the file it was read from. */
export interface ReadDocument extends ContentDocument {
  readonly file: string;
  /** Of a story. */
  readonly chapterLines?: readonly ChapterLines[];
  /** Of any other: its pictures and films that say nothing to whoever does not see or hear them, which hold it back where it is published. */
  readonly wordless?: readonly Mistake[];
}

/** What a folder of content holds. */
export interface ReadContent {
  readonly documents: readonly ReadDocument[];
  /** Media by their names. */
  readonly media: ReadonlyMap<string, Uint8Array>;
  /** What `media.yaml` says of some of them. */
  readonly aboutMedia: readonly AboutMedium[];
  /** Media that documents name and the folder does not hold, each where it is named first, as the mistake that it is if nobody has it. */
  readonly missingMedia: ReadonlyMap<string, Mistake>;
  /** Areas that steps of its stories draw, by the ids that the stories name them by. Nobody has looked whether they are those. */
  readonly areas: ReadonlyMap<string, AreaGeometry>;
  /** The first 100 there are; where there is one, nothing of the folder may be kept. */
  readonly mistakes: readonly Mistake[];
  /** How many there are beside those. */
  readonly moreMistakes: number;
}

/** So many media that a folder does not hold its documents may name: twice what a client may keep. */
const mostMissing = 10_000;

/** Reads every file of a folder of content, and says of each mistake where it is and what to do about it. */
export function readDocuments(files: ContentFiles): ReadContent {
  const documents = new Map<string, ReadDocument>();
  const media = new Map<string, Uint8Array>();
  const areas = new Map<string, AreaGeometry>();
  const mistakes: Mistake[] = [];
  let aboutMedia: readonly AboutMedium[] = [];
  for (const [file, bytes] of [...files].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    if (isLeftAlone(file)) continue;
    if (file.startsWith(mediaFolder)) {
      const name = file.slice(mediaFolder.length);
      if (isMediumFileName(name)) media.set(name, bytes);
      else mistakes.push(badName(file));
      continue;
    }
    if (file.startsWith(areasFolder)) {
      const read = readAreaFile(file, bytes);
      if ("problem" in read) mistakes.push(read);
      else areas.set(read.id, read.area);
      continue;
    }
    if (file === mediaListFile) {
      const listed = readMediaList(bytes);
      if ("problem" in listed) mistakes.push(listed);
      else aboutMedia = listed;
      continue;
    }
    const place = placeOf(file);
    if (place === undefined) {
      mistakes.push(noPlace(file));
      continue;
    }
    const read = readDocument(file, place, bytes);
    if (Array.isArray(read)) {
      mistakes.push(...read);
      continue;
    }
    const document = read as ReadDocument;
    const key = `${place.kind} ${place.name}`;
    const twin = documents.get(key);
    if (twin === undefined) documents.set(key, document);
    else mistakes.push(twice(file, twin.file));
  }
  const missingMedia = new Map<string, Mistake>();
  for (const { file, body } of documents.values()) {
    const text = fileText(files.get(file) ?? new Uint8Array()) ?? "";
    for (const name of namedMedia(body)) {
      if (media.has(name) || missingMedia.has(name)) continue;
      if (missingMedia.size >= mostMissing) {
        mistakes.push(tooManyMissing(file));
        break;
      }
      missingMedia.set(name, missingIn(file, text, name));
    }
  }
  return {
    documents: [...documents.values()],
    media,
    aboutMedia,
    missingMedia,
    areas: areasIn(documents, areas),
    mistakes: mistakes.slice(0, mostMistakes),
    moreMistakes: Math.max(0, mistakes.length - mostMistakes),
  };
}

/** An area that no step draws nobody would ever see. */
const areasIn = (
  documents: ReadonlyMap<string, ReadDocument>,
  areas: ReadonlyMap<string, AreaGeometry>,
): ReadonlyMap<string, AreaGeometry> => {
  const drawn = new Set([...documents.values()].flatMap(namedAreas));
  return new Map([...areas].filter(([id]) => drawn.has(id)));
};

const tooManyMissing = (file: string): Mistake => ({
  file,
  line: 1,
  problem: "With this document more than 10,000 media are named that the folder media does not hold.",
  remedy: "Put the files into it, or import the documents in parts.",
});

const missingIn = (file: string, text: string, name: string): Mistake => ({
  file,
  line: lineWith(text, `${mediaFolder}${name}`),
  problem: `There is no ${mediaFolder}${name}.`,
  remedy: "Put the file into the folder media, or name one that is there.",
});

const lineWith = (text: string, words: string): number =>
  text.slice(0, Math.max(0, text.indexOf(words))).split("\n").length;

/** One document of a file, or all that is wrong with it. */
function readDocument(
  file: string,
  { kind, name, form }: DocumentPlace,
  bytes: Uint8Array,
): ReadDocument | readonly Mistake[] {
  if (bytes.byteLength > mostTextBytes)
    return [
      {
        file,
        line: 1,
        problem: "The file is larger than 1 MiB.",
        remedy: "Divide the document; pictures belong in media/.",
      },
    ];
  const text = fileText(bytes);
  if (text === undefined)
    return [
      { file, line: 1, problem: "The file is no text in UTF-8.", remedy: "Save it as UTF-8 in your editor." },
    ];
  const read = forms[form].read(text);
  if (isFault(read)) return [{ file, line: read.line, problem: read.problem, remedy: read.remedy }];
  const faults = schemaMistakes(kind, read.body, file, read.lineOf);
  if (faults.length > 0) return faults;
  try {
    const document = { ...contentDocument(kind, read.body, name), file };
    if (kind === "story")
      return { ...document, chapterLines: storyLines(document.body as Story, read.lineOf) };
    return { ...document, wordless: wordlessMistakes(document, text, read.lineOf) };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const remedy = error.code === "content/bad-name" ? "Rename the file." : "Take out what cannot be seen.";
    return [{ file, line: 1, problem: error.message, remedy }];
  }
}

const badName = (file: string): Mistake => ({
  file: file.replace(/\p{C}/gu, "?").slice(0, 200),
  line: 1,
  problem: "The file's name is longer than 200 characters, or has some that cannot be seen.",
  remedy: "Rename the file, and what names it.",
});

const noPlace = (file: string): Mistake => ({
  file,
  line: 1,
  problem: "No document has its place here.",
  remedy: "Look for a misspelt name or ending: docs/content.md lists what lies where.",
});

const twice = (file: string, other: string): Mistake => ({
  file,
  line: 1,
  problem: `${other} holds the same document.`,
  remedy: "Keep one of the two.",
});
