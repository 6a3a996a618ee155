import { LineOfText } from "@stopbank/contract/line-of-text";
import { Type } from "typebox";
import { Check } from "typebox/value";
import { isFault } from "../forms/form.ts";
import { readYaml } from "../yaml/readYaml.ts";
import { writeYaml } from "../yaml/writeYaml.ts";
import { fileText } from "./fileText.ts";
import type { Mistake } from "./mistakes.ts";

/** What is known of a medium beside its bytes. */
export interface AboutMedium {
  /** As it lies in the folder `media`. */
  readonly name: string;
  /** What it was called where it came from. */
  readonly originalName: string;
  readonly alternativeText: string;
}

/** Of the name of a file, as the store keeps it. */
export const mostNameCharacters = 200;

/** Where it stands in a folder of content. */
export const mediaListFile = "media.yaml";

const Listed = Type.Array(
  Type.Object(
    {
      name: LineOfText(mostNameCharacters),
      originalName: LineOfText(mostNameCharacters),
      // The store takes neither NUL nor half a character.
      alternativeText: Type.String({ maxLength: 1_000, pattern: "^[^\\u0000\\ud800-\\udfff]*$" }),
    },
    { additionalProperties: false },
  ),
  { maxItems: 10_000 },
);

/** Media as they are listed, or the mistake in the list. */
export function readMediaList(bytes: Uint8Array): readonly AboutMedium[] | Mistake {
  const read = readYaml(fileText(bytes) ?? "");
  if (isFault(read)) return { file: mediaListFile, ...read };
  if (Check(Listed, read.value)) return read.value;
  return {
    file: mediaListFile,
    line: 1,
    problem: "This is no list of media.",
    remedy:
      "Give each entry name and originalName, of one line of up to 200 characters, and alternativeText of up to 1,000, and nothing else.",
  };
}

const Name = LineOfText(mostNameCharacters);

/** Whether a file in the folder `media` may be kept under its name. */
export const isMediumFileName = (name: string): boolean => Check(Name, name);

export const writeMediaList = (media: readonly AboutMedium[]): string =>
  writeYaml(
    media.map(({ name, originalName, alternativeText }) => ({ name, originalName, alternativeText })),
  );
