import type { CellValue } from "@stopbank/geo-read/cell-value";
import { type Place, refuse } from "@stopbank/geo-read/refusal";

/**
 * Refuses ids that a file holds as floating-point numbers beyond 2^53: the last digits are not the ones that were meant.
 * @throws DomainError `import/lossy-ids`.
 */
export function checkDigits(place: Place, column: string, ids: readonly CellValue[]): void {
  const lossy = ids.find((each) => typeof each === "number" && Math.abs(each) > Number.MAX_SAFE_INTEGER);
  if (lossy === undefined) return;
  throw refuse(
    "lossy-ids",
    place,
    `column ${column} holds ids as numbers with more digits than they keep, such as ${lossy}`,
    "Keep them as text in the file.",
  );
}
