import { expect, it } from "vitest";
import { programsOf, type TypesConfig } from "./programs.ts";

const base = { extends: "../../tsconfig.base.json", include: ["src"] };
const browser = { extends: "../../tsconfig.browser.json", include: ["src"] };

it("checks together what is checked alike, and apart what is not", () => {
  const programs = programsOf(
    new Map<string, TypesConfig>([
      ["apps/api", base],
      ["bench", { extends: "../tsconfig.base.json", include: ["src", "more"] }],
      ["packages/ui", browser],
      ["packages/print", { ...base, compilerOptions: { lib: ["dom"] } }],
    ]),
  );
  expect(programs.map(({ folders }) => folders)).toEqual([
    ["apps/api", "bench"],
    ["packages/ui"],
    ["packages/print"],
  ]);
  expect(programs[0]?.config).toEqual({
    extends: "tsconfig.base.json",
    include: ["apps/api/src", "bench/src", "bench/more"],
  });
});
