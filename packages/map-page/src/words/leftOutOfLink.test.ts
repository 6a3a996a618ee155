import { expect, it } from "vitest";
import { leftOutOfLink } from "./leftOutOfLink.ts";

it("names every part once, by reason", () => {
  expect(
    leftOutOfLink([
      { what: "the place and zoom", reason: "It is damaged." },
      { what: "hazard layer lava", reason: "It is not in the published data." },
      { what: "the drawn area", reason: "It is damaged." },
    ]),
  ).toBe(
    "Left out of the link: the place and zoom, the drawn area (it is damaged); hazard layer lava (it is not in the published data).",
  );
});

it("names a few of very many, and the beginning of a long one", () => {
  const reason = "It is not in the published data.";
  const many = Array.from({ length: 2_000 }, (_, i) => ({ what: `element layer b${i}`, reason }));
  const said = leftOutOfLink([...many, { what: "x".repeat(5_000), reason: "It is damaged." }]);
  expect(said).toContain("element layer b11 and 1988 more (it is not in the published data)");
  expect(said).toContain("xxx… (it is damaged)");
  expect(said.length).toBeLessThan(500);
});
