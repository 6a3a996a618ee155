import { ApiError } from "@stopbank/contract/client";
import { DomainError } from "@stopbank/errors";
import { expect, it } from "vitest";
import { isFinal, whyNot } from "./whyNot.ts";

it.each([
  ["a sentence", "The map could not be drawn.", "The map could not be drawn.", false],
  [
    "what is not there",
    new DomainError("not-found", "a/b", "There is no such element."),
    "There is no such element.",
    true,
  ],
  ["what passes", new DomainError("unavailable", "a/b", "Try again."), "Try again.", false],
  ["what the server refuses", new ApiError(403, "a/b", "Not yours."), "Not yours.", true],
  ["too much at once", new ApiError(429, "a/b", "Too many."), "Too many.", false],
  ["a server that is away", new ApiError(0, "network/unreachable", "Away."), "Away.", false],
  ["a fault of ours", new TypeError("x is undefined"), "The report could not be drawn.", false],
])("says why a document is not printed, and whether to try again: %s", (_what, error, why, final) => {
  expect([whyNot(error), isFinal(error)]).toEqual([why, final]);
});
