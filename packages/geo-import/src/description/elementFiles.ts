import { globSync } from "node:fs";
import { dirname } from "node:path";
import { refuse } from "@stopbank/geo-read/refusal";

/**
 * The files of an element layer: one, a list, or those that fit a name with `*`, in the order of names.
 * @throws DomainError `import/missing-file` where no file fits.
 */
export function elementFiles(folder: string, label: string, file: string | readonly string[]): string[] {
  return [file].flat().flatMap((each) => {
    const found = filesNamed(folder, each);
    if (found.length > 0) return found;
    throw refuse(
      "missing-file",
      { what: label, file: each },
      "no file fits the name",
      "Correct it; `*` stands for part of a file's name, and it counts from the folder of the description.",
      {},
      "not-found",
    );
  });
}

/** The file of a name, or those that fit a name with `*`, in the order of names. */
export function filesNamed(folder: string, name: string): string[] {
  if (!name.includes("*")) return [name];
  // Folders are looked through by no pattern, so a mistyped path cannot gather half a disk.
  if (dirname(name).includes("*")) return [];
  return globSync(name, { cwd: folder })
    .map((path) => path.replaceAll("\\", "/"))
    .sort();
}
