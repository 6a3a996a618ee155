import { DomainError } from "@stopbank/errors";
import { damageClassCodes, type ExposureColumn, notAssessed } from "../columns/columns.ts";
import { severityOrder } from "./classes.ts";
import type { ExposureTally } from "./exposureTally.ts";

/** Ranks in the scratch column: 0 no row, 1 not assessed, then the classes by severity. */
const codeOfRank = Uint8Array.of(0, notAssessed, ...severityOrder.map((name) => damageClassCodes[name]));
const rankOfCode = new Uint8Array(256);
for (let rank = 1; rank < codeOfRank.length; rank++) rankOfCode[codeOfRank[rank]!] = rank;

/**
 * Several hazards at once as one exposure: each element by its worst class, in the order of `severityOrder`, however
 * the hazards are ordered. An element that one hazard exposes is exposed; one that none exposes but at least one did
 * not assess is not assessed, for it cannot be called safe. Intensities of different hazards cannot be compared, so
 * every value is NaN. In memory that threads share.
 * @param of elements in the layer.
 * @throws DomainError `exposure/unknown-class`.
 */
export function tallyWorst(of: number): ExposureTally {
  const worst = new Uint8Array(of);
  let rows = 0;
  return {
    add({ element: elements, damageClass }) {
      for (let row = 0; row < elements.length; row++) {
        const element = elements[row]!;
        const rank = rankOfCode[damageClass[row]!]!;
        if (rank === 0) throw unknownClass(damageClass[row]!);
        if (worst[element] === 0) rows++;
        if (rank > worst[element]!) worst[element] = rank;
      }
    },
    read: () => exposureOf(worst, rows),
  };
}

function exposureOf(worst: Uint8Array, rows: number): ExposureColumn {
  const combined = {
    element: new Uint32Array(new SharedArrayBuffer(rows * 4)),
    value: new Float32Array(new SharedArrayBuffer(rows * 4)).fill(Number.NaN),
    damageClass: new Uint8Array(new SharedArrayBuffer(rows)),
  };
  for (let element = 0, row = 0; element < worst.length; element++) {
    if (worst[element] === 0) continue;
    combined.element[row] = element;
    combined.damageClass[row++] = codeOfRank[worst[element]!]!;
  }
  return combined;
}

const unknownClass = (code: number) =>
  new DomainError("invalid", "exposure/unknown-class", "The exposure data holds an unknown damage class.", {
    code,
  });
