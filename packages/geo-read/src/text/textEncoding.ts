import { isAscii } from "node:buffer";
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream";
import { createGunzip } from "node:zlib";
import { type Place, refuse } from "../input/refusal.ts";

export type TextEncoding = "utf-8" | "utf-16le" | "utf-16be" | "windows-1252";

/** What a text file is written in, and whether its cells may hold commas. */
export interface TextSight {
  readonly encoding: TextEncoding;
  /** Quotes, semicolons, tabs or bars: what keeps commas within cells from separating them. */
  readonly hasOtherMarks: boolean;
}

/** Said in the report of a file that was read by a guess. */
export const guessedEncoding =
  "its text is not valid UTF-8 and was read as windows-1252: compare letters with accents";

/**
 * Looks at every byte: UTF-16 by its mark or its zeros, UTF-8 where all of it is valid, else windows-1252, which has
 * what Latin-1 has and what spreadsheets write.
 *
 * @throws DomainError `import/unknown-encoding` for bytes that none of them has, and as `bytesOf`.
 */
export async function lookAtText(place: Place, path: string): Promise<TextSight> {
  const utf8 = new TextDecoder("utf-8", { fatal: true });
  let wide: TextEncoding | undefined;
  let [isFirst, isUtf8, isPlain, hasOtherMarks, hasStray] = [true, true, true, false, false];
  for await (const chunk of encodedBytes(place, path)) {
    if (isFirst) wide = utf16(chunk);
    isFirst = false;
    if (wide !== undefined) return { encoding: wide, hasOtherMarks: true };
    hasOtherMarks ||= ['"', ";", "\t", "|"].some((mark) => chunk.includes(mark));
    if (isPlain && isAscii(chunk)) continue;
    isPlain = false;
    isUtf8 &&= isValid(() => utf8.decode(chunk, { stream: true }));
    hasStray ||= unassigned.some((byte) => chunk.includes(byte));
  }
  isUtf8 &&= isValid(() => utf8.decode());
  if (isUtf8) return { encoding: "utf-8", hasOtherMarks };
  if (!hasStray) return { encoding: "windows-1252", hasOtherMarks };
  throw refuse(
    "unknown-encoding",
    place,
    "its text is neither UTF-8 nor UTF-16 nor windows-1252",
    "Save it as UTF-8: spreadsheets offer `CSV UTF-8`.",
  );
}

/**
 * The bytes of a file, unpacked where it ends in `.gz`. They may be left off at any time.
 * @throws DomainError `import/damaged` for what does not unpack.
 */
export async function* encodedBytes(place: Place, path: string): AsyncGenerator<Buffer> {
  const file = createReadStream(path, { highWaterMark: 1 << 20 });
  const isPacked = path.toLowerCase().endsWith(".gz");
  try {
    // Either stream's error comes out of the second, and leaving that off closes the first.
    yield* isPacked ? pipeline(file, createGunzip(), () => undefined) : file;
  } catch (cause) {
    if (!String((cause as NodeJS.ErrnoException).code).startsWith("Z_")) throw cause;
    throw refuse(
      "damaged",
      place,
      "it cannot be unpacked to its end",
      "It is probably cut short or damaged: copy or pack it again.",
      { cause: String(cause) },
    );
  }
}

/** Bytes that windows-1252 gives no letter. */
const unassigned = [0x81, 0x8d, 0x8f, 0x90, 0x9d];

function utf16(start: Buffer): TextEncoding | undefined {
  const [first, second, third, fourth] = start;
  if ((first === 0xff && second === 0xfe) || (second === 0 && fourth === 0)) return "utf-16le";
  return (first === 0xfe && second === 0xff) || (first === 0 && third === 0) ? "utf-16be" : undefined;
}

function isValid(decode: () => unknown): boolean {
  try {
    decode();
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}
