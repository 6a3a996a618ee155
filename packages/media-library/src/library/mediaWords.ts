import type { ListedMedium, MediaRoom, MediumUse } from "@stopbank/contract/media";
import { mediaFolder } from "@stopbank/contract/media-name";
import { formatCount } from "@stopbank/numbers";

/** 1,234,567 bytes as people read them: `1.2 MB`. */
export function fileSize(bytes: number): string {
  if (bytes < 1_000) return `${bytes} B`;
  if (bytes < 1_000_000) return `${Math.round(bytes / 1_000)} kB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** What it is in a line: size in pixels, and of its file. */
export const mediumFacts = ({
  width_px,
  height_px,
  bytes,
}: Pick<ListedMedium, "width_px" | "height_px" | "bytes">) =>
  [
    ...(width_px === null || height_px === null ? [] : [`${width_px} × ${height_px} px`]),
    fileSize(bytes),
  ].join(", ");

/** A text by its kind and name: `story 1`, `guide article return-period`. */
export const nameOfUse = ({ kind, name }: MediumUse): string =>
  [kind.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`), name].filter(Boolean).join(" ");

export function usesWords(uses: readonly MediumUse[]): string {
  if (uses.length === 0) return "Not used";
  const named = uses.slice(0, 2).map(nameOfUse);
  return `Used in ${named.join(", ")}${uses.length > 2 ? ` and ${formatCount(uses.length - 2)} more` : ""}`;
}

export const roomWords = ({ bytes, most_bytes, files, most_files }: MediaRoom): string =>
  `${fileSize(bytes)} of ${fileSize(most_bytes)}, ${formatCount(files)} of ${formatCount(most_files)} files`;

/** As a text shows it in Markdown; of films and captions where they lie alone, for the fields that name them. */
export const asMarkdown = ({
  kind,
  name,
  alternative_text,
}: Pick<ListedMedium, "kind" | "name" | "alternative_text">) =>
  kind === "picture" || kind === "drawing"
    ? `![${alternative_text.replace(/[[\]\\]/g, "\\$&")}](${mediaFolder}${name})`
    : `${mediaFolder}${name}`;
