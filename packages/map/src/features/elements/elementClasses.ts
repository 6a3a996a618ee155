import { DomainError } from "@stopbank/errors";
import { damageClasses, severityOrder } from "@stopbank/risk-engine/classes";
import { notAssessedCode } from "../../palettes.ts";

/** Damage classes of one scenario: `rows[i]` (the element's row and tile feature id) has `classes[i]`. */
export interface ElementClasses {
  readonly rows: Uint32Array;
  readonly classes: Uint8Array;
}

/** Marks an element that was assessed and is not exposed. */
export const notExposedCode = 254;

/**
 * Reads the API's class array: n (uint32, little-endian), n rows (uint32), n classes (uint8).
 *
 * @throws DomainError `map/bad-classes` when the length does not fit.
 */
export function decodeClasses(buffer: ArrayBuffer): ElementClasses {
  const view = new DataView(buffer);
  const count = buffer.byteLength >= 4 ? view.getUint32(0, true) : -1;
  if (buffer.byteLength !== 4 + count * 5)
    throw new DomainError(
      "unavailable",
      "map/bad-classes",
      "The damage classes arrived damaged, so the map cannot be coloured. Try again.",
      { count, bytes: buffer.byteLength },
    );
  // Every platform a browser runs on is little-endian, as the array is.
  return { rows: new Uint32Array(buffer, 4, count), classes: new Uint8Array(buffer, 4 + count * 4, count) };
}

/** How much a class weighs where several hazards meet; a hazard that was not assessed outweighs only no exposure. */
const rankOfCode = new Uint8Array(256);
rankOfCode[notAssessedCode] = 1;
for (const [code, name] of damageClasses.entries()) rankOfCode[code] = severityOrder.indexOf(name) + 2;

/** The class of every element under all these scenarios together: the worst, {@link notExposedCode} where none. */
export function worstClasses(scenarios: readonly ElementClasses[], elementCount: number): Uint8Array {
  const worst = new Uint8Array(elementCount).fill(notExposedCode);
  for (const { rows, classes } of scenarios)
    for (let i = 0; i < rows.length; i++) {
      const row = rows[i]!;
      const code = classes[i]!;
      if (row < elementCount && rankOfCode[code]! > rankOfCode[worst[row]!]!) worst[row] = code;
    }
  return worst;
}
