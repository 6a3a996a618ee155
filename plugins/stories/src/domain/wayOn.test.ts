import { expect, it } from "vitest";
import { paperAddress, wayOn } from "./wayOn.ts";

const site = "https://stopbank.example/risk/stories/1";

it.each([
  ["/risk?v=2", "page", "https://stopbank.example/risk?v=2"],
  ["https://larkhaven.example/study", "web", "https://larkhaven.example/study"],
  ["HTTP://larkhaven.example", "web", "http://larkhaven.example/"],
  ["javascript:alert(1)", undefined, undefined],
  ["//evil.example", undefined, undefined],
  ["/\\evil.example", undefined, undefined],
  ["https://larkhaven.example@evil.example", undefined, undefined],
  ["https://", "web", undefined],
])("STO-04 a button to %s leads to: %s", (url, kind, written) => {
  expect(wayOn(url)).toBe(kind);
  expect(paperAddress(url, site)).toBe(written);
});
