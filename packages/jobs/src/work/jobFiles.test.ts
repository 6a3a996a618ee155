import type { JobFile } from "@stopbank/plugin-api/server";
import { expect, it } from "vitest";
import { outputsOf } from "./jobFiles.ts";

const file = (more: Partial<JobFile> = {}): JobFile => ({
  name: "a.txt",
  mediaType: "text/plain",
  text: "a",
  ...more,
});

it("keeps files by name, with their sizes in bytes", () => {
  expect(outputsOf([file({ text: "tō" }), file({ name: "b.txt" })])).toEqual([
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
  expect(() => outputsOf(files)).toThrow(expect.objectContaining({ code }));
});
