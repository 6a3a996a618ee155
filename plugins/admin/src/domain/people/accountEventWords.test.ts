import { expect, it } from "vitest";
import { accountEventWords } from "./accountEventWords.ts";

it("says what happened to an account, and what it has no words for as it is written", () => {
  expect(["login.refused", "x.y"].map(accountEventWords)).toEqual(["Wrong password", "x.y"]);
});
