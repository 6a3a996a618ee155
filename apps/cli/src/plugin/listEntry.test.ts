import { describe, expect, it } from "vitest";
import { addToList } from "./listEntry.ts";

describe("adding to an exported list", () => {
  it("starts an empty list", () => {
    expect(addToList("export const all: readonly X[] = [];\n", "all", "a")).toBe(
      "export const all: readonly X[] = [\n  a,\n];\n",
    );
  });

  it("goes after what is there and leaves the rest of the file alone", () => {
    const source = 'const x = [1];\nexport const all = [\n  "a",\n] as const;\nexport const more = ["b"];\n';
    expect(addToList(source, "all", '"c"')).toBe(
      'const x = [1];\nexport const all = [\n  "a",\n  "c",\n] as const;\nexport const more = ["b"];\n',
    );
  });

  it("says when there is no such list", () => {
    expect(() => addToList("export const other = [];", "all", "a")).toThrow(
      expect.objectContaining({ code: "plugin/no-such-list" }),
    );
  });
});
