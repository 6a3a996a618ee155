import fc from "fast-check";
import { expect, it } from "vitest";
import { endsSoon } from "./tokenLife.ts";

const now = 1_800_000_000_000;
const token = (claims: unknown) =>
  `header.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.signature`;
const left = (seconds: number, lifeSeconds = 900) => {
  const exp = now / 1_000 + seconds;
  return token({ iat: exp - lifeSeconds, exp });
};

it("is near its end in its last 30 seconds, and beyond it", () => {
  expect([31, 30, 29, 0, -60].map((seconds) => endsSoon(left(seconds), now))).toEqual([
    false,
    false,
    true,
    true,
    true,
  ]);
});

it("is not near its end from the start, however short its life", () => {
  expect([20, 3, 1].map((seconds) => endsSoon(left(seconds, 20), now))).toEqual([false, false, true]);
});

it("is not known of a token that does not say when it ends, whatever it is", () => {
  for (const claims of [{}, { exp: 5 }, { exp: "5", iat: 1 }, [], null, 7, "x"])
    expect(endsSoon(token(claims), now)).toBe(false);
  fc.assert(fc.property(fc.string(), fc.string(), (a, b) => !endsSoon(`${a}.${b}`, now)));
});
