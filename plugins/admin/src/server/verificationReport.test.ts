import { expect, it } from "vitest";
import { verificationReport } from "./verificationReport.ts";

const verified = {
  client: "Larkhaven District Council",
  version: "v1",
  files: { "a.arrow": { bytes: 1_200 }, "b.tif": { bytes: 34 } },
  served: {
    dataset_version: "v1",
    assets: {
      Buildings: { title: "Buildings", icon: "", groups: [{ groupName: "", icon: "", assets: [{}, {}] }] },
    },
    hazards: [{}],
  } as never,
};

it("says that all is well, how much was read, and of which version", () => {
  const [text] = verificationReport({ ...verified, problems: [] });
  expect(text?.text).toBe(
    "Larkhaven District Council, dataset v1\n2 files, 1,234 bytes, each read and compared with its checksum.\n\nAll files are as published.\n\nThe map shows this version: element layers 2, hazards 1.\n",
  );
});

it("names every damaged file, for people and for programs", () => {
  const problems = [{ path: "b.tif", problem: "altered" as const }];
  const [text, json] = verificationReport({ ...verified, problems });
  expect(text?.text).toContain("  b.tif: altered\n");
  expect(JSON.parse(String(json?.text))).toEqual({
    version: "v1",
    files: 2,
    bytes: 1_234,
    problems,
    served_version: "v1",
  });
});

it("says where the map shows another version by now", () => {
  const served = { dataset_version: "v2", assets: {}, hazards: [] };
  const [text] = verificationReport({ ...verified, served, problems: [] });
  expect(text?.text).toMatch(/\nThe map shows version v2 by now\. Verify again to have that one read\.\n$/);
});
