import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { localStorage, openDataset } from "../read.ts";
import { sampleAbout, sampleType } from "../testing/sampleDataset.ts";
import { createDatasetWriter } from "../write.ts";
import { mostFound } from "./bestFound.ts";
import { openSearchIndex, type SearchIndex } from "./SearchIndex.ts";

const streets = ["Kauri", "Kauri Bay", "Kaurinui", "Rata", "Ratanui", "Totara", "Bay", "Te Awa"];
const kinds = ["Way", "Rise", "View"];
const places = ["Larkhaven", "Bay View", "Ratatai"];

/** Nothing here is abbreviated, so that letters can be compared as they stand. */
const addresses = [
  ...new Set(
    Array.from({ length: 900 }, (_, i) => {
      const number = `${i % 11 === 0 ? `${i % 3}/` : ""}${1 + ((i * 7) % 130)}${i % 13 === 0 ? "b" : ""}`;
      return `${number} ${streets[i % 8]} ${kinds[i % 3]}, ${places[(i * 5) % 3]}`;
    }),
  ),
];

let root: string;
let index: SearchIndex;
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), "stopbank-brute-"));
  const writer = await createDatasetWriter(root, sampleAbout);
  await writer.addElements(
    { ...sampleType("houses", "point"), search: ["name"] },
    {
      kind: "point",
      coords: Float64Array.from(addresses.flatMap((_, i) => [172 + i / 1000, -40.5])),
      partStart: Int32Array.from({ length: addresses.length + 1 }, (_, i) => i),
    },
    { id: addresses.map((_, i) => `h${i}`), name: addresses },
  );
  await writer.publish();
  index = openSearchIndex((await (await openDataset(localStorage(root), sampleAbout.client)).searchFile())!);
});
afterAll(() => {
  index.close();
  rmSync(root, { recursive: true });
});

const wordsOf = (text: string) => text.toLowerCase().split(/[^a-z0-9]+/);

/** What looking at every address finds: with all words, of which the last may be begun, or each. */
function looked(asked: readonly string[], isLoose: boolean): string[] {
  return addresses.filter((address) => {
    const words = wordsOf(address);
    return asked.every((word, at) =>
      words.some(
        (each) =>
          each === word ||
          (at === asked.length - 1 && each.startsWith(word)) ||
          (isLoose && (/^\d/.test(word) ? each === `${word}b` : each.startsWith(word))),
      ),
    );
  });
}

const vocabulary = [...new Set(addresses.flatMap(wordsOf))];
const askedWord = fc
  .tuple(fc.constantFrom(...vocabulary), fc.nat({ max: 8 }))
  .map(([word, letters]) => (/^\d/.test(word) ? word : word.slice(0, Math.max(1, letters))));

it("G-09 what is found is what looking at every address finds, the best of it where that is more than are answered", () => {
  fc.assert(
    fc.property(fc.array(askedWord, { minLength: 1, maxLength: 4 }), (asked) => {
      const found = index.find(asked.join(" "), "houses").map(({ title }) => title);
      const [strict, loose] = [looked(asked, false), looked(asked, true)];
      if (loose.length === 0) return;
      const allowed = strict.length >= mostFound ? strict : loose;
      expect(found.filter((title) => !allowed.includes(title))).toEqual([]);
      expect(found).toHaveLength(Math.min(mostFound, allowed.length));
      if (strict.length < mostFound) expect(strict.filter((title) => !found.includes(title))).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

it("G-09 an address is the first answer to itself, however its words are begun", () => {
  fc.assert(
    fc.property(fc.constantFrom(...addresses), fc.boolean(), (address, isLower) => {
      const [first] = index.find(isLower ? address.toLowerCase().replaceAll(",", "") : address, "houses");
      expect(first?.title).toBe(address);
    }),
    { numRuns: 200 },
  );
});
