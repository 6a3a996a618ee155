import { Check } from "typebox/value";
import { describe, expect, it } from "vitest";
import { SiteLinks } from "./siteLinks.ts";

const isTaken = (website: string) => Check(SiteLinks, { website, moved_pages: [] });

describe("an address of another site (HOM-20)", () => {
  it.each([
    "https://larkhaven.example",
    "https://larkhaven.example:8443/maps/%C5%8Dtaki?layer=1#top",
    "https://ōtaki.example/",
    "https://larkhaven.example?page=1",
  ])("takes %s", (address) => {
    expect(URL.canParse(address)).toBe(true);
    expect(isTaken(address)).toBe(true);
  });

  it.each([
    "https://%",
    "https://a|b.example/",
    "https://[oops/",
    "https://larkhaven.example:/:/",
    "https://larkhaven.example:port/",
    "https://someone:secret@larkhaven.example/",
    "http://larkhaven.example/",
    "//larkhaven.example/",
    "https:///",
    "",
  ])("refuses %s", (address) => {
    expect(isTaken(address)).toBe(false);
  });
});
