import { tmpdir } from "node:os";
import { expect, it } from "vitest";
import { contentPut } from "./content.ts";

it.each([
  ["/nowhere/terms.json", "There is no such file."],
  [tmpdir(), "It cannot be read."],
])("a text is put from a file: of %s it is said that that does not go", async (file, why) => {
  await expect(contentPut("terms", file, {})).rejects.toMatchObject({
    code: "content/no-file",
    message: `${file}: ${why}`,
  });
});
