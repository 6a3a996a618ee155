import { expect, it } from "vitest";
import { verificationReport } from "./verificationReport.ts";

const verified = {
  client: "Larkhaven District Council",
  version: "v1",
  files: { "a.arrow": { bytes: 1_200 }, "b.tif": { bytes: 34 } },
};

it("says that all is well, how much was read, and of which version", () => {
  const [text] = verificationReport({ ...verified, problems: [] });
  expect(text?.text).toBe(
    "Larkhaven District Council, dataset v1\n2 files, 1,234 bytes, each read and compared with its checksum.\n\nAll files are as published.\n",
  );
});

it("names every damaged file, for people and for programs", () => {
  const problems = [{ path: "b.tif", problem: "altered" as const }];
  const [text, json] = verificationReport({ ...verified, problems });
  expect(text?.text).toContain("  b.tif: altered\n");
  expect(JSON.parse(String(json?.text))).toEqual({ version: "v1", files: 2, bytes: 1_234, problems });
});
