import { randomBytes } from "node:crypto";
import { expect, it } from "vitest";
import { type KeyRing, openWith, sealWith } from "./keyRing.ts";

const [older, newer, another] = [randomBytes(32), randomBytes(32), randomBytes(32)];
const keys: KeyRing = [newer, older];

it("seals with the newest key and opens with each, saying which it was", () => {
  const before = sealWith([older], "JBSWY3DP");
  expect(openWith(keys, before)).toEqual({ text: "JBSWY3DP", isByOlderKey: true });
  const after = sealWith(keys, "JBSWY3DP");
  expect(openWith(keys, after)).toEqual({ text: "JBSWY3DP", isByOlderKey: false });
  expect(openWith([older], after)).toBeUndefined();
});

it("opens nothing of another key's, nor what was tampered with", () => {
  expect(openWith(keys, sealWith([another], "JBSWY3DP"))).toBeUndefined();
  const sealed = sealWith(keys, "JBSWY3DP");
  sealed[sealed.length - 1] = (sealed.at(-1) ?? 0) ^ 1;
  expect(openWith(keys, sealed)).toBeUndefined();
  expect(openWith(keys, Buffer.alloc(3))).toBeUndefined();
});
