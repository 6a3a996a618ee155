import type { JobTextFile } from "@stopbank/plugin-api/server";
import { expect, it } from "vitest";
import { requireNames, rowOutputs } from "./rowOutputs.ts";

const file = (more: Partial<JobTextFile> = {}): JobTextFile => ({
  name: "a.txt",
  mediaType: "text/plain",
  text: "a",
  ...more,
});

it("keeps files by name, with their sizes in bytes", () => {
  expect(rowOutputs([file({ text: "tō" }), file({ name: "b.txt" })])).toEqual([
    { name: "a.txt", mediaType: "text/plain", bytes: 3, content: { text: "tō" } },
    { name: "b.txt", mediaType: "text/plain", bytes: 1, content: { text: "a" } },
  ]);
});

it.each([
  ["a text with a NUL", [file({ text: "a\0b" })], "jobs/file-not-text"],
  ["a type with a NUL", [file({ mediaType: "text/\0" })], "jobs/file-not-text"],
  ["a name with a NUL", [file({ name: "a\0" })], "jobs/file-names"],
  ["no name", [file({ name: "" })], "jobs/file-names"],
  ["a name that no address holds", [file({ name: "a".repeat(201) })], "jobs/file-names"],
  ["one name for two", [file(), file()], "jobs/file-names"],
  ["more than a row holds", [file({ text: "a".repeat(1_048_577) })], "jobs/files-too-large"],
])("refuses %s, which could not be written down or had again", (_what, files, code) => {
  const keep = () => {
    requireNames(files);
    return rowOutputs(files);
  };
  expect(keep).toThrow(expect.objectContaining({ code }));
});
