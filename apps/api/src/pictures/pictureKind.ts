import { type PictureKind, pictureEnd } from "./pictureEnd.ts";

const endings: Readonly<Record<PictureKind, readonly string[]>> = {
  png: ["png"],
  jpeg: ["jpg", "jpeg"],
  webp: ["webp"],
};

/** What a picture begins with; undefined for anything else. */
export function pictureKind(bytes: Buffer): PictureKind | undefined {
  if (bytes.subarray(0, 8).equals(Buffer.from("\x89PNG\r\n\x1a\n", "latin1"))) return "png";
  if (bytes.subarray(0, 3).equals(Buffer.of(0xff, 0xd8, 0xff))) return "jpeg";
  const isRiff = bytes.subarray(0, 4).toString("latin1") === "RIFF";
  return isRiff && bytes.subarray(8, 12).toString("latin1") === "WEBP" ? "webp" : undefined;
}

/** Whether a file is called what it is. */
export const isNamedAs = (kind: PictureKind, filename: string): boolean =>
  endings[kind].some((ending) => filename.toLowerCase().endsWith(`.${ending}`));

/** By these other programs know files of theirs, wherever in a file they stand: pages, scripts, PDF. */
const strangeMarks = ["%pdf-", "<script", "<?php", "<svg", "<html", "<!doctype"];
/** A zip is known by its end, which lies within so many bytes of the file's. */
const zipEnd = { mark: "PK\x05\x06", within: 65_557 };

/**
 * Whether a file is something else as well as a picture: something follows the picture's end, or stands within it. None of
 * that would come through to what is kept; whoever sends it means no screenshot.
 */
export function isSomethingElseToo(kind: PictureKind, bytes: Buffer): boolean {
  const end = pictureEnd(kind, bytes);
  if (end === undefined || bytes.subarray(end).some((byte) => byte !== 0)) return true;
  const text = bytes.toString("latin1");
  if (text.slice(-zipEnd.within).includes(zipEnd.mark)) return true;
  const lower = text.toLowerCase();
  return strangeMarks.some((mark) => lower.includes(mark));
}
