import { expect, it } from "vitest";
import { createPdfReader } from "./pdfFacts.ts";

const pdf = Buffer.from(
  `%PDF-1.4\n${"%".repeat(300)}
1 0 obj\n<</Type /Page\n/MediaBox [0 0 595.91998 841.91998]\n/Contents 3 0 R>>\nendobj
2 0 obj\n<</Type /Page\n/MediaBox [0 0 1190.88 841.91998]>>\nendobj
4 0 obj\n<</Type /Pages\n/Count 2\n/Kids [1 0 R 2 0 R]>>\nendobj\n`,
  "latin1",
);

it("counts pages and measures paper, wherever the parts of a file are cut", () => {
  for (const size of [1, 7, 100, 255, 256, 257, pdf.length]) {
    const reader = createPdfReader();
    for (let at = 0; at < pdf.length; at += size) reader.read(pdf.subarray(at, at + size));
    expect(reader.facts()).toEqual({ pages: 2, longestMillimetres: 420 });
  }
});

it("finds none in an empty file", () => {
  expect(createPdfReader().facts()).toEqual({ pages: 0, longestMillimetres: 0 });
});
