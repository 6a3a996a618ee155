import { ApiError } from "@stopbank/contract/client";
import { expect, it } from "vitest";
import { refusalWords } from "./refusalWords.ts";

const otherwise = "Failed to delete user";
const sentence = "This is the organisation's only administrator. Make somebody else one first.";

it.each([
  ["a refusal with a reason", new ApiError(409, "people/last-admin", sentence), sentence],
  ["a limit", new ApiError(429, "people/too-many-invitations", sentence), sentence],
  ["no answer", new ApiError(0, "network/unreachable", sentence), otherwise],
  ["a fault of the server's", new ApiError(500, "server/fault", sentence), otherwise],
  ["a session that is over", new ApiError(401, "auth/token-expired", sentence), otherwise],
  ["a request nobody typed", new ApiError(400, "request/invalid", sentence), otherwise],
  ["a proxy's answer", new ApiError(404, "http/404", sentence), otherwise],
  ["a bare word", new ApiError(403, "Forbidden", sentence), otherwise],
  ["a fault of ours", new Error(sentence), otherwise],
  ["nothing that is an error", undefined, otherwise],
] as const)("ACC-56: of %s is said what helps", (_what, error, words) => {
  expect(refusalWords(error, otherwise)).toBe(words);
});
