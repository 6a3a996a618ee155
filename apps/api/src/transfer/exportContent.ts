import { areaFile, namedAreas } from "@stopbank/content-folder/areas";
import { namedMedia } from "@stopbank/content-folder/media";
import { type AboutMedium, mediaListFile, writeMediaList } from "@stopbank/content-folder/media-list";
import { leftOutFile } from "@stopbank/content-folder/place";
import { writeDocument } from "@stopbank/content-folder/write";
import type { ZipPart } from "@stopbank/content-folder/write-zip";
import { type ContentKindName, contentKinds } from "@stopbank/contract/content";
import { readContent } from "@stopbank/contract/content-documents";
import { DomainError } from "@stopbank/errors";
import { unpackArea } from "@stopbank/store/packed-area";
import type { ContentOwner } from "./contentOwner.ts";

export interface ExportTools {
  /** The bytes of a medium of the owner's; undefined where it is gone by now. */
  readonly readMedium: (name: string) => Promise<Uint8Array | undefined>;
  readonly turn: () => Promise<void>;
  /** Told of each document that cannot be read, and is left out. */
  readonly onBroken: (kind: string, name: string, error: DomainError) => void;
}

/** One document alone, or all of them. */
export interface ExportChoice {
  readonly kind: ContentKindName;
  readonly name: string;
}

/**
 * Content as files of a folder, which an import takes as they are: each document as it stands, the areas that steps of stories draw, and
 * the owner's media, all of them or those that the document names. Withdrawn documents are not in it; those that cannot be read are named in a file of their own.
 *
 * @throws DomainError `content/none` where the document is not there.
 */
export async function* exportContent(
  owner: ContentOwner,
  { readMedium, turn, onBroken }: ExportTools,
  only?: ExportChoice,
): AsyncGenerator<ZipPart> {
  const kinds = only === undefined ? (Object.keys(contentKinds) as ContentKindName[]) : [only.kind];
  const latest = (await owner.latest(kinds)).filter(
    ({ name, body }) => body !== null && (only === undefined || name === only.name),
  );
  if (only !== undefined && latest.length === 0)
    throw new DomainError("not-found", "content/none", "There is no such text.");
  const named = new Set<string>();
  const drawn = new Set<string>();
  const leftOut: string[] = [];
  for (const document of latest) {
    await turn();
    const kind = document.kind as ContentKindName;
    try {
      const body: unknown = readContent(kind, document);
      for (const name of namedMedia(body)) named.add(name);
      for (const id of namedAreas({ kind, body })) drawn.add(id);
      const { path, text } = writeDocument({ kind, name: document.name, body });
      yield textPart(path, text);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      onBroken(kind, document.name, error);
      leftOut.push(`${kind} ${document.name}: ${error.message}`);
    }
  }
  if (leftOut.length > 0) yield textPart(leftOutFile, `${[leftOutHeading, ...leftOut].join("\n")}\n`);
  for (const id of drawn) {
    await turn();
    const packed = await owner.packedArea(id);
    if (packed === undefined) continue;
    yield { path: areaFile(id), read: () => unpackArea(packed), isPacked: false };
  }
  const media = (await owner.media())
    .filter(({ name }) => only === undefined || named.has(name))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
  const there: AboutMedium[] = [];
  for (const medium of media) {
    const bytes = await readMedium(medium.name);
    if (bytes === undefined) continue;
    there.push(medium);
    yield { path: `media/${medium.name}`, read: async () => bytes, isPacked: true };
  }
  if (there.length > 0) yield textPart(mediaListFile, writeMediaList(there));
}

const leftOutHeading =
  "These texts could not be read and are not in this export. They are as they were where they came from.\n";

const textPart = (path: string, text: string): ZipPart => ({
  path,
  read: async () => new TextEncoder().encode(text),
  isPacked: false,
});
