import { expect, it } from "vitest";
import { invitationIn, withoutInvitation } from "./invitation.ts";

const carried = { client_name: "larkhaven", invitation: "t0ken" };
const at = (href: string) => new URL(href, "https://risk.example");

it.each([
  ["the fragment", "/auth/login#client=larkhaven&invitation=t0ken"],
  ["the query, as of links that were sent before", "/auth/login?client=larkhaven&invitation=t0ken"],
])("A-26: an invitation is read from %s, and leaves the address", (_where, href) => {
  expect(invitationIn(at(href))).toEqual(carried);
  expect(withoutInvitation(at(href))).toBe("/auth/login");
});

it("leaves the rest of the address as it is", () => {
  const href = "/auth/login?returnUrl=%2Frisk%3Fat%3D1&client=larkhaven&invitation=t0ken";
  expect(withoutInvitation(at(href))).toBe("/auth/login?returnUrl=%2Frisk%3Fat%3D1");
});

it.each([
  "/auth/login",
  "/auth/login#invitation=t0ken",
  "/auth/login?client=larkhaven",
  "/auth/login?client=a#invitation=b",
])("finds none in %s", (href) => {
  expect(invitationIn(at(href))).toBeUndefined();
});
