import { expect, it } from "vitest";
import { doneElsewhere } from "./draftStanding.ts";

const seen = (revision: string | null, latest: number, isWithdrawn = false) => ({
  revision,
  latest,
  isWithdrawn,
});

it.each([
  ["nothing", { revision: "r1", base: 1 }, seen("r1", 1), undefined],
  ["nothing, with no draft", { revision: null, base: 1 }, seen(null, 1), undefined],
  ["nothing, with nothing at all", { revision: null, base: 0 }, undefined, undefined],
  ["saved by somebody else", { revision: "r1", base: 1 }, seen("r2", 1), "saved"],
  ["begun by somebody else", { revision: null, base: 1 }, seen("r2", 1), "saved"],
  ["published without a draft of mine", { revision: null, base: 1 }, seen(null, 2), "published"],
  ["published beside my draft", { revision: "r1", base: 1 }, seen("r1", 2), "published"],
  ["published from the draft of us both", { revision: "r1", base: 1 }, seen(null, 2), "published"],
  ["withdrawn", { revision: "r1", base: 1 }, seen("r1", 2, true), "withdrawn"],
  ["discarded", { revision: "r1", base: 1 }, seen(null, 1), "discarded"],
  ["discarded, with nothing published", { revision: "r1", base: 0 }, undefined, "discarded"],
] as const)("story authoring: what others did meanwhile: %s", (_what, mine, now, did) => {
  expect(doneElsewhere(mine, now)).toBe(did);
});
