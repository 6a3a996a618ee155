import { describe, expect, it } from "vitest";
import { matchesSearch } from "./search.ts";

describe("search", () => {
  it.each([
    ["otaki", "Ōtaki", true],
    ["ŌTAKI", "otaki beach", true],
    ["pipes water", "Water supply pipes", true],
    ["", "anything", true],
    ["  ", "anything", true],
    ["pumps", "Water supply pipes", false],
  ])("%j in %j: %s", (search, text, found) => expect(matchesSearch(search, text)).toBe(found));
});
