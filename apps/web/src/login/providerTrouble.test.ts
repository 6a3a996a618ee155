import { expect, it } from "vitest";
import { providerTrouble } from "./providerTrouble.ts";

it("says what went wrong in words of ours", () => {
  expect(providerTrouble("?trouble=sign-in%2Fno-role")).toBe(
    "Your account has no role in Stopbank. Ask your administrator for one.",
  );
  expect(providerTrouble("?returnUrl=%2F")).toBeUndefined();
});

it.each(["constructor", "<b>", "You+have+won", ""])("says nothing of a stranger's: %s", (code) => {
  expect(providerTrouble(`?trouble=${code}`)).toBe(
    "Your organisation's sign-in does not work as it should. Try again in a few minutes.",
  );
});
