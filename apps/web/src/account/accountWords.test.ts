import { ApiError } from "@stopbank/contract/client";
import { describe, expect, it } from "vitest";
import { accountRefusal, isCodeExpired } from "./accountWords.ts";

const refused = (status: number, code: string, message = "Said by the server.") =>
  new ApiError(status, code, message);

describe("what somebody is told whose step came to nothing", () => {
  it.each(["code", "reset"] as const)("ACC-19, ACC-20: of a code, at the step %s", (step) => {
    expect(accountRefusal(refused(401, "auth/code-mismatch"), step)).toBe(
      "Confirmation code does not match, please try again.",
    );
    const expired = refused(401, "auth/code-expired");
    expect(accountRefusal(expired, step)).toBe("Confirmation code has expired, please try again.");
    expect([isCodeExpired(expired), isCodeExpired(refused(401, "auth/code-mismatch"))]).toEqual([
      true,
      false,
    ]);
  });

  it.each(["sign-up", "forgot", "code", "reset", "new-password"] as const)(
    "ACC-21: of too many attempts, at the step %s",
    (step) =>
      expect(accountRefusal(refused(429, "auth/limit-exceeded", "Limit exceeded"), step)).toBe(
        "Too many attempts, please wait and try again",
      ),
  );

  it.each([
    ["sign-up", "Something went wrong. Please check if the e-mail is valid"],
    ["forgot", "Something went wrong. Please check if the e-mail is valid"],
    ["code", "Something went wrong."],
    ["reset", "Something went wrong. Please check if your new password is valid"],
    ["new-password", "Something went wrong. Please check if your new password is valid"],
  ] as const)("ACC-22: of anything else, at the step %s", (step, words) => {
    expect(accountRefusal(refused(400, "request/invalid"), step)).toBe(words);
    expect(accountRefusal(new TypeError("x is undefined"), step)).toBe("An error occured");
    expect(accountRefusal(refused(0, "network/unreachable", "No network."), step)).toBe("No network.");
  });

  it("ACC-13: of the last password, in the words of the specification", () => {
    const words = "Password cannot be identical to your last password.";
    expect(accountRefusal(refused(400, "auth/same-password", words), "new-password")).toBe(words);
  });
});
