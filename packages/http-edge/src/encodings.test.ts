import { expect, it } from "vitest";
import { codingFor } from "./encodings.ts";

it.each([
  [undefined, undefined],
  ["", undefined],
  ["gzip", "gzip"],
  ["gzip, deflate, br, zstd", "br"],
  ["GZIP;q=0.5", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["br; q=0.0, gzip;q=0", undefined],
  ["*", "br"],
  ["*;q=0", undefined],
  ["br;q=0, *", "gzip"],
  ["identity", undefined],
  ["brotli, x-gzip", undefined],
])("%s is answered in %s", (header, coding) => {
  expect(codingFor(header, ["br", "gzip"])).toBe(coding);
});
