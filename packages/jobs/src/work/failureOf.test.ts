import { DomainError, type ErrorKind } from "@stopbank/errors";
import { expect, it } from "vitest";
import { failureOf } from "./failureOf.ts";

it.each<[ErrorKind, boolean]>([
  ["unavailable", true],
  ["too-many", true],
  ["invalid", false],
  ["not-found", false],
  ["forbidden", false],
  ["conflict", false],
  ["too-large", false],
])("B-13: of what is %s, it says whether another try may come right", (kind, mayPass) => {
  const failure = failureOf(new DomainError(kind, "export/busy", "Others' exports are being made."));
  expect(failure).toEqual({ code: "export/busy", message: "Others' exports are being made.", mayPass });
});

it("B-13: tries again what nobody expected, and says nothing of it to the owner", () => {
  expect(failureOf(new TypeError("secret"))).toMatchObject({ code: "jobs/failed", mayPass: true });
  expect(failureOf(new TypeError("secret")).message).not.toContain("secret");
});
