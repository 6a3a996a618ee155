import { isUtf8 } from "node:buffer";

const western = new TextDecoder("windows-1252");

/** A text that GDAL passed on as the file has it, and whether its encoding was guessed. */
export interface DecodedText {
  readonly text: string;
  readonly isGuessed: boolean;
}

/** UTF-8, less a letter that a column's width has cut off; windows-1252 where it is none. */
export function textOf(bytes: Buffer): DecodedText {
  const text = bytes.toString();
  if (!text.includes("\uFFFD") || isUtf8(bytes)) return { text, isGuessed: false };
  const start = withoutCutLetter(bytes);
  // One strange byte at the end alone may as well be a letter of windows-1252.
  return isUtf8(start) && start.some((byte) => byte >= 0x80)
    ? { text: start.toString(), isGuessed: false }
    : { text: western.decode(bytes), isGuessed: true };
}

/** The bytes without the start of a UTF-8 letter whose rest is missing at their end. */
export function withoutCutLetter(bytes: Buffer): Buffer {
  for (let length = 1; length <= Math.min(3, bytes.length); length++) {
    const first = bytes[bytes.length - length]!;
    if (first >= 0x80 && first <= 0xbf) continue;
    const whole = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : first >= 0xc2 ? 2 : 1;
    return whole > length ? bytes.subarray(0, bytes.length - length) : bytes;
  }
  return bytes;
}
