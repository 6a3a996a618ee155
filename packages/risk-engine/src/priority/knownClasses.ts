import { DomainError } from "@stopbank/errors";
import { damageClassCodes, type ExposureColumn, notAssessed } from "../columns/columns.ts";
import { severityOrder } from "../totals/classes.ts";

/** What several hazards do to a layer as far as they were assessed. Sparse, as an exposure is. */
export interface KnownClasses {
  /** Element indexes, ascending, each at most once. */
  readonly element: Uint32Array;
  /** The worst damage class by its stored code, {@link partlyAssessed}, or `notAssessed` where no hazard was assessed. */
  readonly damageClass: Uint8Array;
}

/** No hazard that was assessed exposes the element, and at least one was not assessed. */
export const partlyAssessed = 254;

/** Ranks in the scratch column: 0 no class, then the classes by severity. */
const codeOfRank = Uint8Array.of(0, ...severityOrder.map((name) => damageClassCodes[name]));
const rankOfCode = new Uint8Array(256);
for (let rank = 1; rank < codeOfRank.length; rank++) rankOfCode[codeOfRank[rank]!] = rank;

export interface KnownTally {
  /**
   * Adds what one hazard does, all at once or run by run of its rows.
   *
   * @param isFirst whether these are the first rows of another hazard.
   * @throws DomainError `exposure/unknown-class`.
   */
  add(exposure: Pick<ExposureColumn, "element" | "damageClass">, isFirst?: boolean): void;
  read(): KnownClasses;
}

/**
 * Several hazards at once, each element by its worst class in the order of `severityOrder`. Unlike `tallyWorst`, an element that
 * one hazard spares and another was not assessed for stays among the assessed, and is told apart: were it left out, a place where
 * one study reaches further than another would look as if whatever was looked at there were exposed.
 *
 * @param of elements in the layer.
 */
export function tallyKnown(of: number): KnownTally {
  const worst = new Uint8Array(of);
  /** For how many hazards each element was not assessed. */
  const lacking = new Uint16Array(of);
  let hazards = 0;
  return {
    add({ element: elements, damageClass }, isFirst = true) {
      if (isFirst) hazards++;
      for (let row = 0; row < elements.length; row++) {
        const element = elements[row]!;
        const code = damageClass[row]!;
        if (code === notAssessed) {
          lacking[element]!++;
          continue;
        }
        const rank = rankOfCode[code]!;
        if (rank === 0) throw unknownClass(code);
        if (rank > worst[element]!) worst[element] = rank;
      }
    },
    read: () => {
      let rows = 0;
      for (let element = 0; element < of; element++)
        if (worst[element] !== 0 || lacking[element] !== 0) rows++;
      const known = { element: new Uint32Array(rows), damageClass: new Uint8Array(rows) };
      for (let element = 0, row = 0; element < of; element++) {
        const rank = worst[element]!;
        if (rank === 0 && lacking[element] === 0) continue;
        known.element[row] = element;
        known.damageClass[row++] =
          rank > 0 ? codeOfRank[rank]! : lacking[element] === hazards ? notAssessed : partlyAssessed;
      }
      return known;
    },
  };
}

const unknownClass = (code: number) =>
  new DomainError("invalid", "exposure/unknown-class", "The exposure data holds an unknown damage class.", {
    code,
  });
