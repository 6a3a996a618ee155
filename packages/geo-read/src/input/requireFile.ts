import { existsSync } from "node:fs";
import { type Place, refuse } from "./refusal.ts";

/** @throws DomainError `import/missing-file` when a file that the description names is not there. */
export function requireFile(place: Place, path: string): void {
  if (!existsSync(path))
    throw refuse(
      "missing-file",
      place,
      "there is no such file",
      "Correct the path; it counts from the folder of the description.",
      { path },
      "not-found",
    );
}
