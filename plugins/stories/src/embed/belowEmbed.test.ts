import { offered } from "@stopbank/map/testing/offered";
import { expect, it } from "vitest";
import { belowEmbed } from "./belowEmbed.ts";

it("STO: every tile of an embedded story is asked for below its own address, and nothing else is changed", () => {
  const below = JSON.stringify(belowEmbed(offered, 7));
  expect(below).not.toContain('"/api/');
  expect(below).toContain('"/embed/api/7/tiles/');
  expect(below.replaceAll('"/embed/api/7/', '"/api/')).toBe(JSON.stringify(offered));
});
