import { pathOf } from "@stopbank/content-folder/place";
import type { ContentKindName } from "@stopbank/contract/content";
import { checkName } from "@stopbank/contract/content-documents";
import { DomainError } from "@stopbank/errors";
import type { ExportChoice } from "./exportContent.ts";
import type { PackedContent } from "./packedContent.ts";
import type { ContentSource } from "./readWorker.ts";

/**
 * Which one document a call is about; undefined for all.
 *
 * @throws DomainError `content/unknown-kind` for a name without a kind, `content/bad-name`.
 */
export function chosenOne({
  kind,
  name = "",
}: {
  readonly kind?: ContentKindName | undefined;
  readonly name?: string | undefined;
}): ExportChoice | undefined {
  if (kind === undefined && name === "") return undefined;
  if (kind === undefined)
    throw new DomainError("invalid", "content/unknown-kind", "Say of which kind the text of that name is.");
  checkName(kind, name);
  return { kind, name };
}

export const isZip = (bytes: Buffer): boolean => bytes.subarray(0, 2).toString("latin1") === "PK";

/** @throws DomainError `content/no-zip` for what is no ZIP where no single text is asked for. */
export function sourceOf(bytes: Buffer, only: ExportChoice | undefined): ContentSource {
  if (isZip(bytes)) return { zip: bytes };
  if (only === undefined) throw noContent();
  return { files: new Map([[fileOfOne(only), bytes]]) };
}

/** Where a document that comes by itself would lie in a folder: JSON is YAML too. */
const fileOfOne = ({ kind, name }: ExportChoice): string => pathOf(kind, name, true);

/**
 * What was read, as one document under the name that is wanted.
 *
 * @throws DomainError `content/not-one` where it holds another kind, several documents or none. What has mistakes is left as it is.
 */
export function asOne(read: PackedContent, { kind, name }: ExportChoice): PackedContent {
  const [document, ...others] = read.documents;
  if (document === undefined && read.mistakes.length > 0) return read;
  if (document === undefined || others.length > 0 || document.kind !== kind)
    throw new DomainError(
      "invalid",
      "content/not-one",
      `This file holds ${read.documents.length} texts${document === undefined ? "" : `, the first a ${document.kind}`}, where one ${kind} is wanted.`,
    );
  return { ...read, documents: [{ ...document, name }] };
}

const noContent = (): DomainError =>
  new DomainError(
    "invalid",
    "content/no-zip",
    "This is no ZIP file of content. A single text as YAML or JSON is taken where its kind and name are given.",
  );
