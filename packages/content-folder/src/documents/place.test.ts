import { type ContentKind, type ContentKindName, contentKinds } from "@stopbank/contract/content";
import { expect, it } from "vitest";
import { pathOf, placeOf, writtenForm } from "./place.ts";

const kinds = Object.keys(contentKinds) as ContentKindName[];

it.each(kinds)(
  "a document of the kind %s has a place of its own in a folder, as it is written and as YAML",
  (kind) => {
    const { isNamed }: ContentKind = contentKinds[kind];
    for (const name of isNamed ? ["1", "a.md", "a.yaml", "a.md.yaml", "a.html"] : [""]) {
      const form = writtenForm(kind, name);
      expect(placeOf(pathOf(kind, name, true))).toEqual({ kind, name, form: "yaml" });
      if (form !== undefined) expect(placeOf(pathOf(kind, name, false))).toEqual({ kind, name, form });
    }
  },
);

it("no two have the same", () => {
  const paths = kinds.flatMap((kind) => [pathOf(kind, "a.md", true), pathOf(kind, "a.md", false)]);
  expect(new Set(paths.map((path) => placeOf(path)?.kind)).size).toBe(kinds.length);
});
