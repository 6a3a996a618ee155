import fc from "fast-check";
import { expect, it } from "vitest";
import { clientNameFault, displayNameFault } from "./clientName.ts";

it.each(["a", "7", "larkhaven", "lower-hutt", "a-1", "x".repeat(63)])(
  "takes %s for a client's name",
  (name) => {
    expect(clientNameFault(name)).toBeUndefined();
  },
);

it.each(["", "-a", "a-", "Larkhaven", "a b", "a_b", "a.b", "ōtaki", "x".repeat(64), "a\n", "../a", "a/b"])(
  "refuses %j for one, and says what it may be",
  (name) => {
    expect(clientNameFault(name)).toMatch(/lower-case letters, digits and hyphens/);
  },
);

it("takes nothing for a name that is no label of a host", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 70 }), (name) => {
      if (clientNameFault(name) !== undefined) return;
      expect(new URL(`http://${name}.example`).hostname).toBe(`${name}.example`);
    }),
  );
});

it("takes what people call an organisation, in one line", () => {
  for (const name of ["Ōpōtiki District Council", " Bay ", "東京都"])
    expect(displayNameFault(name)).toBeUndefined();
  expect(displayNameFault("  ")).toBe("Say what people call the organisation.");
  expect(displayNameFault("x".repeat(201))).toContain("201 characters");
  for (const name of ["A\r\nBcc: all", "a\tb", "a\u0000"])
    expect(displayNameFault(name)).toContain("one line");
});
