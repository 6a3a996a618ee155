import { describe, expect, it } from "vitest";
import { asksForLogIn, canSucceedLater, passesByItself, referenceOf } from "./failure.ts";

const failed = (status: number) => Object.assign(new Error("No."), { status, requestId: "4f1c" });

describe("a failure", () => {
  it.each([0, 408, 429, 500, 502, 503, 504])("of status %i is worth another try", (status) =>
    expect(canSucceedLater(failed(status))).toBe(true),
  );

  it.each([400, 401, 403, 404, 409, 413, 422])("of status %i stays what it is", (status) =>
    expect(canSucceedLater(failed(status))).toBe(false),
  );

  it("that was no call is worth another try", () => {
    expect(canSucceedLater(new Error("No."))).toBe(true);
    expect(canSucceedLater(undefined)).toBe(true);
  });

  it("asks for a log-in where the server does not know who asks", () =>
    expect([401, 403, 500, 0].map((status) => asksForLogIn(failed(status)))).toEqual([
      true,
      false,
      false,
      false,
    ]));

  it("passes by itself where the server was out of reach", () => {
    expect([0, 502, 503, 504, 500, 429, 404].map((status) => passesByItself(failed(status)))).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it("has a reference where the server is at fault", () => {
    expect(referenceOf(failed(500))).toBe("4f1c");
    expect(referenceOf(failed(403))).toBeUndefined();
  });
});
