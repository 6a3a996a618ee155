import { contentDocument } from "@stopbank/contract/content-documents";
import type { SiteLinks } from "@stopbank/contract/site-links";
import fc from "fast-check";
import { expect, it } from "vitest";
import { movedWith, problemOfLinks, withLink } from "./siteLinks.ts";

it("AMB-21, AMB-22: lose what is taken out of them", () => {
  const links = withLink({ moved_pages: [] }, "website", "https://larkhaven.example");
  expect(links).toEqual({ website: "https://larkhaven.example", moved_pages: [] });
  expect(withLink(links, "website", "")).toEqual({ moved_pages: [] });
  const moved = { from: "/viewer", to: "https://maps.example" };
  expect(movedWith({ ...moved, name: "Viewer" }, { name: "" })).toEqual(moved);
});

it("can be kept exactly where the form says so", () => {
  const address = fc.constantFrom(
    "https://a.example",
    "https://a.example/b?c#d",
    "http://a.example",
    "https://",
    "a.example",
    "javascript:alert(1)",
    "https://me@a.example",
    "https://a.example/b c",
  );
  const path = fc.constantFrom(
    "/viewer",
    "/viewer/*",
    "/viewer/a/b",
    "/",
    "",
    "/*",
    "viewer",
    "//a",
    "/a?b",
    "/a*",
  );
  const links = fc.record(
    {
      website: address,
      moved_pages: fc.array(fc.record({ from: path, to: address }), { maxLength: 3 }),
    },
    { requiredKeys: ["moved_pages"] },
  ) as fc.Arbitrary<SiteLinks>;
  fc.assert(
    fc.property(links, (written) => {
      const keep = () => contentDocument("siteLinks", written);
      if (problemOfLinks(written) === undefined) expect(keep).not.toThrow();
      else expect(keep).toThrow(expect.objectContaining({ code: "content/invalid" }));
    }),
  );
});
