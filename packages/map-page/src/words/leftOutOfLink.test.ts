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
