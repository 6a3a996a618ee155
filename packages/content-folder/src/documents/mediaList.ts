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

/** Where it stands in a folder of content. */
export const mediaListFile = "media.yaml";

const Listed = Type.Array(
  Type.Object(
    {
      name: Type.String({ maxLength: 200 }),
      originalName: Type.String({ maxLength: 255 }),
      alternativeText: Type.String({ maxLength: 1_000 }),
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
    remedy: "Give each entry name, originalName and alternativeText, and nothing else.",
  };
}

export const writeMediaList = (media: readonly AboutMedium[]): string =>
  writeYaml(
    media.map(({ name, originalName, alternativeText }) => ({ name, originalName, alternativeText })),
  );
