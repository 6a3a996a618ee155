import { safeReturnUrl } from "@stopbank/contract/return-url";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { homeReturningTo, returnUrlOf } from "./returnUrl.ts";

describe("A-11: a return address", () => {
  it.each(["/", "/risk", "/risk?l=a,b&z=3#top", "/guide/%C4%81", "/summary?x=//y"])("keeps %s", (path) => {
    expect(returnUrlOf(new URL(homeReturningTo(path), "https://a.nz").search)).toBe(path);
  });

  it.each([
    "",
    "risk",
    "//evil.example",
    "///evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "https://evil.example",
    "javascript:alert(1)",
    "/\t/evil.example",
    "/\n/evil.example",
    "/a/..//evil.example",
    "/.//evil.example",
    " /risk",
    "/risk\u0000",
  ])("drops %j", (text) => expect(safeReturnUrl(text)).toBeUndefined());

  it("never leaves this origin, whatever the text", () => {
    const origin = "https://larkhaven.stopbank.example";
    const hostile = fc.array(
      fc.oneof(
        fc.constantFrom("/", "\\", "//", "@", ":", "..", ".", "%2f", "%5c", "\t", "\n", "\r", "evil.example"),
        fc.string({ unit: "binary", maxLength: 3 }),
      ),
    );
    fc.assert(
      fc.property(hostile, (parts) => {
        const kept = safeReturnUrl(`/${parts.join("")}`);
        if (kept === undefined) return;
        expect(new URL(kept, `${origin}/auth/login`).origin).toBe(origin);
        expect(safeReturnUrl(kept)).toBe(kept);
      }),
      { numRuns: 2_000 },
    );
  });
});
