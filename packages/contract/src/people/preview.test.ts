import fc from "fast-check";
import { expect, it } from "vitest";
import { previewedFlags, readPreview, writePreview } from "./preview.ts";

it("A-43: a preview says what it says, and nothing else", () => {
  const flags = { summaryPage: "on", "tides.page": "off" } as const;
  expect(writePreview(flags)).toBe("member,summaryPage=on,tides.page=off");
  expect(readPreview(writePreview(flags))).toEqual(flags);
  for (const text of ["", "admin", "member", "role=admin", "a=b", "a=on=off", "a b=on"])
    expect(readPreview(text)).toEqual({});
  fc.assert(
    fc.property(fc.string(), (text) => {
      for (const position of Object.values(readPreview(text))) expect(["on", "off"]).toContain(position);
    }),
  );
  expect(Object.getPrototypeOf(readPreview("__proto__=on"))).toBe(Object.prototype);
});

it("shows features as they might stand, and the others as they do", () => {
  const flags = { summaryPage: { enabled: "not_enabled" }, guidePage: { enabled: "enabled" } } as const;
  expect(previewedFlags(flags, undefined)).toBe(flags);
  expect(previewedFlags(flags, { summaryPage: "on" })).toEqual({
    summaryPage: { enabled: "enabled" },
    guidePage: { enabled: "enabled" },
  });
});
