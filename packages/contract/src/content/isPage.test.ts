import fc from "fast-check";
import { Value } from "typebox/value";
import { expect, it } from "vitest";
import { isPage, isServedPage, isShellPage } from "./isPage.ts";
import { Address } from "./texts.ts";

const site = "https://larkhaven.example";

it.each(["/", "/risk?v=2", "/home/guide#floods", "/a//b", "/Te%20Awa"])(
  "%s is a page of this site",
  (address) => {
    expect(isPage(address)).toBe(true);
    expect(Value.Check(Address, address)).toBe(true);
  },
);

it.each(["//evil.example", "/\\evil.example", "/\t/evil.example", "/\n\\evil.example"])(
  "%j is none, nor an address that a document keeps",
  (address) => {
    expect(new URL(address, site).host).toBe("evil.example");
    expect(isPage(address)).toBe(false);
    expect(Value.Check(Address, address)).toBe(false);
  },
);

it.each(["\\\\evil.example", "java\tscript:alert(1)", " javascript:alert(1)", "javascript:alert(1)"])(
  "no document keeps %j",
  (address) => expect(Value.Check(Address, address)).toBe(false),
);

it.each(["https://larkhaven.example/study", "media/river.webp", "#floods", ""])(
  "documents keep %j, which is no page",
  (address) => {
    expect(isPage(address)).toBe(false);
    expect(Value.Check(Address, address)).toBe(true);
  },
);

it("what a browser leads elsewhere is no page, however it is written", () => {
  const written = fc.array(fc.constantFrom("/", "\\", "\t", "\n", "\r", "e", ".", "?"), { maxLength: 6 });
  fc.assert(
    fc.property(written, (parts) => {
      const address = `/${parts.join("")}`;
      if (isPage(address)) expect(new URL(address, site).origin).toBe(site);
    }),
  );
});

it.each([
  ["/risk?v=2", true, false],
  ["/guide/overview", true, false],
  ["/documents", true, false],
  ["/guide/walkthroughs", true, false],
  ["/docs", false, true],
  ["/docs/static/index.html#tag", false, true],
  ["/openapi.json", false, true],
  ["/guide/walkthroughs/first-summary", false, true],
  ["/embed/stories/1", false, true],
  ["/API/user", false, false],
  ["/media/larkhaven/a.webp", false, false],
  ["//evil.example", false, false],
])("%s: the app's own %s, the server's %s", (address, isShells, isServers) => {
  expect([isShellPage(address), isServedPage(address)]).toEqual([isShells, isServers]);
});
