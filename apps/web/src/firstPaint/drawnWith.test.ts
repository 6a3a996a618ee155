import { expect, it } from "vitest";
import { writeDrawnWith } from "./drawnWith.ts";

it("writes what a page was drawn with as text that ends no element and begins no comment", () => {
  const drawnWith = {
    path: "/home",
    client: "larkhaven",
    person: "5b1f",
    roles: ["editor"],
    answers: { "a </script><!-- <script>": ["</SCRIPT >", "$& \u2028 & \" '"] },
  };
  const text = writeDrawnWith(drawnWith);
  expect(text).not.toContain("<");
  expect(JSON.parse(text)).toEqual(drawnWith);
});
