import { type Place, refuse } from "../input/refusal.ts";
import { encodedBytes } from "../text/textEncoding.ts";

/** A property's value of 19 digits or more; those of a text stand behind a quote. */
const long = /":\s*(-?\d{19,})(?=[,}\s])/g;
/** Longer than any such property between two chunks. */
const overlap = 100;

/**
 * Refuses whole numbers in GeoJSON beyond 64 bits, which GDAL turns into others.
 * @throws DomainError `import/lossy-ids`.
 */
export async function checkIntegers(place: Place, path: string): Promise<void> {
  let rest = "";
  for await (const chunk of encodedBytes(place, path)) {
    const text = rest + chunk.toString("latin1");
    for (const [, digits = ""] of text.matchAll(long))
      if (BigInt.asIntN(64, BigInt(digits)) !== BigInt(digits))
        throw refuse(
          "lossy-ids",
          place,
          `it holds ${digits} as a number, which is too long for one`,
          "Keep it as text, in quotes.",
        );
    rest = text.slice(-overlap);
  }
}
