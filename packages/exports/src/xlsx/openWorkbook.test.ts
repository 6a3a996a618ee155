import { PassThrough } from "node:stream";
import { expect, it } from "vitest";
import { openWorkbook } from "./openWorkbook.ts";

it("goes no further where nobody reads any more", async () => {
  const out = new PassThrough();
  const book = openWorkbook(out, { title: "Rows", creator: "A test", created: new Date() });
  const sheet = book.sheet({ name: "Rows", rangeName: "rows", columns: [{ title: "Text", width: 10 }] });
  const write = async () => {
    // Of random letters, which packing makes no smaller.
    for (;;) {
      for (let row = 0; row < 200; row++)
        sheet.row([Array.from({ length: 2_000 }, () => Math.random().toString(36)[2]).join("")]);
      await sheet.settle();
    }
  };
  const written = write();
  out.destroy(new Error("gone"));
  await expect(written).rejects.toThrow("gone");
});
