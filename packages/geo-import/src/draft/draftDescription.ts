import { existsSync, statSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { DomainError } from "@stopbank/errors";
import { draftedParts } from "./draftedParts.ts";
import { lookAround } from "./seen/lookAround.ts";
import { withRemarks } from "./withRemarks.ts";
import { idOf } from "./words/names.ts";

/** A first description and what was not understood. */
export interface DraftedDescription {
  readonly path: string;
  readonly elements: number;
  readonly rasters: number;
  readonly hazards: number;
  /** Files left out, with the sentence why. */
  readonly leftOut: readonly string[];
}

/**
 * Writes a first description of a folder by looking at its files and those of the folders in it. Everything guessed
 * has a comment that says what to check; it can be imported as it is.
 *
 * @throws DomainError `import/no-folder`, `import/nothing-found`, `import/description-exists`.
 */
export async function draftDescription(folder: string): Promise<DraftedDescription> {
  const root = resolve(folder);
  if (!existsSync(root) || !statSync(root).isDirectory())
    throw new DomainError("not-found", "import/no-folder", `There is no folder ${folder}.`);
  const name = idOf(basename(root));
  const path = join(root, `${name}.yaml`);
  if (existsSync(path))
    throw new DomainError(
      "conflict",
      "import/description-exists",
      `${path} is there already. Move it away to have a new one written.`,
    );
  const seen = await lookAround(root);
  const { description, remarks, leftOut } = draftedParts(root, name, seen);
  const all = [...seen.leftOut, ...leftOut];
  if (description.elements.length === 0)
    throw new DomainError(
      "invalid",
      "import/nothing-found",
      `${folder} has no vector file to make an element layer of. ${all.join(" ")}`.trim(),
    );
  writeFileSync(path, withRemarks(description, heading(path), remarks));
  return {
    path,
    elements: description.elements.length,
    rasters: seen.rasters.length,
    hazards: description.hazards?.length ?? 0,
    leftOut: all,
  };
}

const heading = (path: string) =>
  [
    " Written by looking at the files beside it. Comments say what was guessed. State the licence and sources, keep the",
    " columns that matter, give thresholds and methodology; then: npm run stopbank -- import " +
      `${basename(path)} --check`,
    " docs/import.md lists every key.",
  ].join("\n");
