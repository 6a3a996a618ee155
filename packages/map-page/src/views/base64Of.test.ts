import fc from "fast-check";
import { expect, it } from "vitest";
import { base64Of } from "./base64Of.ts";

it("keeps every byte", () => {
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => {
      expect(base64Of(bytes.slice().buffer)).toBe(Buffer.from(bytes).toString("base64"));
    }),
  );
});

it("takes as many as a thumbnail may have", () => {
  expect(base64Of(new ArrayBuffer(65_536))).toHaveLength(87_384);
});
