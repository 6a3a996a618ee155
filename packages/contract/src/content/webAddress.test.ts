import fc from "fast-check";
import { Value } from "typebox/value";
import { expect, it } from "vitest";
import { Address } from "./texts.ts";
import { hasName, isWebAddress } from "./webAddress.ts";
import { withoutNames } from "./withoutNames.ts";

it.each([
  "https://user:pw@evil.example",
  "https://user@evil.example/a",
  "https://larkhaven.example@evil.example",
  "https://larkhaven.example%2Fstudy@evil.example?a#b",
  "https:///larkhaven.example@evil.example",
  "https://\\larkhaven.example@evil.example",
  "https://@evil.example",
  "https://a@b@evil.example",
])("%s leads to another host than it begins with: no document keeps it", (address) => {
  expect(new URL(address).host).toBe("evil.example");
  expect([isWebAddress(address), hasName(address)]).toEqual([false, true]);
  expect(Value.Check(Address, address)).toBe(false);
});

it.each([
  "https://larkhaven.example",
  "https://larkhaven.example:8443/@rivers",
  "https://larkhaven.example?to=a@b.example",
  "https://larkhaven.example#a@b",
  "https://larkhaven.example\\a@b",
])("%s leads to the host it begins with", (address) => {
  expect(new URL(address).hostname).toBe("larkhaven.example");
  expect([isWebAddress(address), hasName(address)]).toEqual([true, false]);
  expect(Value.Check(Address, address)).toBe(true);
});

it.each(["/risk?to=a@b", "media/a@b.webp", "mailto:a@b.example", "a@b.example"])(
  "%s is none of the web",
  (address) => expect([isWebAddress(address), hasName(address)]).toEqual([false, false]),
);

const written = fc
  .array(fc.constantFrom("/", "\\", "@", ":", "a", ".example", "?", "#", "%40", "8"), { maxLength: 9 })
  .map((parts) => `https://${parts.join("")}`);

it("whatever a browser takes for a name is found, and is gone after", () => {
  fc.assert(
    fc.property(written, (address) => {
      const url = URL.parse(address);
      if (url === null) return;
      if (isWebAddress(address)) expect([url.username, url.password]).toEqual(["", ""]);
      const nameless = String(withoutNames(address));
      expect(hasName(nameless)).toBe(false);
      expect(URL.parse(nameless)?.host).toBe(url.host);
    }),
  );
});
