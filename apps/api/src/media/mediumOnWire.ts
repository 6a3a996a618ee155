import type { AddedMedium, ListedMedium, MediaRoom, MediumKind } from "@stopbank/contract/media";
import { mostMedia } from "@stopbank/contract/media";
import { type MediaEnding, readMediaName } from "@stopbank/contract/media-name";
import type { KeptMedium, MediaRoom as TakenRoom } from "@stopbank/store/client-media";

const kinds: Readonly<Record<MediaEnding, MediumKind>> = {
  webp: "picture",
  svg: "drawing",
  webm: "film",
  vtt: "captions",
};

export const endingsOf = (kind: MediumKind): readonly MediaEnding[] =>
  (Object.keys(kinds) as MediaEnding[]).filter((ending) => kinds[ending] === kind);

export const kindOfName = (name: string): MediumKind => kinds[readMediaName(name)?.ending ?? "webp"];

export function mediumOnWire(
  kept: KeptMedium,
): Omit<AddedMedium, "is_new" | "room"> & Omit<ListedMedium, "by" | "used_in"> {
  const { size } = readMediaName(kept.name) ?? {};
  return {
    name: kept.name,
    kind: kindOfName(kept.name),
    bytes: kept.sizes.get(0) ?? 0,
    width_px: size?.widthPx ?? null,
    height_px: size?.heightPx ?? null,
    original_name: kept.originalName,
    alternative_text: kept.alternativeText,
    at: kept.addedAt.toISOString(),
  };
}

export const roomOnWire = ({ bytes, files }: TakenRoom): MediaRoom => ({
  bytes,
  most_bytes: mostMedia.bytes,
  files,
  most_files: mostMedia.files,
});
