import { tmpdir } from "node:os";
import { expect, it } from "vitest";
import { contentPut, contentWithdraw } from "./content.ts";

it.each([
  ["/nowhere/terms.json", "There is no such file."],
  [tmpdir(), "It cannot be read."],
])("a text is put from a file: of %s it is said that that does not go", async (file, why) => {
  await expect(contentPut("terms", file, {})).rejects.toMatchObject({
    code: "content/no-file",
    message: `${file}: ${why}`,
  });
});

it.each([
  ["help", "a.md", {}, "content/whose"],
  ["helps", "a.md", { client: "bay" }, "content/unknown-kind"],
  ["help", "x".repeat(200), { client: "bay" }, "command/bad-argument"],
] as const)("withdrawing %s %s is refused before anybody is asked", async (kind, name, flags, code) => {
  await expect(contentWithdraw(kind, name, flags)).rejects.toMatchObject({ code });
});
