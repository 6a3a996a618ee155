import { expect, it } from "vitest";
import type { Contribution } from "../common.ts";
import { openTo } from "./openTo.ts";

const levels: Contribution = { id: "flood-gauges.levels" };
const mine: Contribution = { id: "flood-gauges.mine", access: "signed-in" };
const all: Contribution = { id: "flood-gauges.all", access: "admin" };
const offered = [levels, mine, all];

const visitor = { signedIn: false, roles: [] };
const member = { signedIn: true, roles: [] };
const admin = { signedIn: true, roles: ["admin"] };

it("leaves out what is not for a viewer, in order", () => {
  expect(openTo(offered, visitor)).toEqual([levels]);
  expect(openTo(offered, member)).toEqual([levels, mine]);
  expect(openTo(offered, admin)).toBe(offered);
});

it("answers the same list to another viewer for whom it holds the same, and to one who comes back", () => {
  const before = openTo(offered, member);
  expect(openTo(offered, { signedIn: true, roles: ["member"] })).toBe(before);
  openTo(offered, visitor);
  expect(openTo(offered, member)).toBe(before);
});
