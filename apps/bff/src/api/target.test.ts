import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { targetOf } from "./target.ts";

describe("A-19: what of an address the API is asked", () => {
  it("is the rest of it, as it came", () => {
    for (const rest of [
      "/layer",
      "/regions/geometries/a.b,c%2Cd?x=../..",
      "/asset/risk/a/b/172.9,-40.3;",
      "/a?b=/../c",
    ])
      expect(targetOf(`/api${rest}`, "/api")).toBe(rest);
  });

  it("is nothing outside the prefix", () => {
    for (const url of ["/apis/layer", "http://evil.example/api/layer", "//api/layer", "api/layer", ""])
      expect(() => targetOf(url, "/api")).toThrow();
  });

  it("has no segment that leads back, however it is escaped", () => {
    const dot = fc.constantFrom(".", "%2e", "%2E");
    const slash = fc.constantFrom("/", "%2f", "%2F", "\\", "%5c");
    fc.assert(
      fc.property(
        fc.array(dot, { minLength: 1, maxLength: 2 }),
        slash,
        fc.constantFrom("", "a"),
        (dots, end, rest) => {
          for (const tail of [`${dots.join("")}${end}${rest}`, dots.join("")])
            expect(() => targetOf(`/api/layer/${tail}`, "/api")).toThrow(/round corners/);
        },
      ),
    );
  });

  it("has no backslash, which some take for a slash", () => {
    expect(() => targetOf("/api/layer/details/a\\b", "/api")).toThrow(/round corners/);
    expect(targetOf("/api/layer/details/a%5Cb?c=\\", "/api")).toBe("/layer/details/a%5Cb?c=\\");
  });

  it("may have dots in a segment", () => {
    expect(targetOf("/api/layer/details/...a..b.", "/api")).toBe("/layer/details/...a..b.");
  });
});
