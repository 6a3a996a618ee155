import { describe, expect, it } from "vitest";
import { readGuideAddress } from "./guideAddress.ts";

describe("addresses of the guide", () => {
  it.each([
    ["/guide", { redirect: "/guide/overview" }],
    ["/guide/", { redirect: "/guide/overview" }],
    ["/guide/fundamentals", { redirect: "/guide" }],
    ["/guide/demos/", { redirect: "/guide" }],
    ["/guide/overview", { show: "home", hasHeader: true }],
    ["/guide/glossary", { show: "glossary" }],
    ["/guide/methods/damage", { show: "place", topic: "methods", names: ["damage"] }],
    ["/guide/methods/damage/ead", { show: "place", topic: "methods", names: ["damage", "ead"] }],
    ["/guide/methods/damage/ead/more", { show: "nothing" }],
    ["/guide/glossary/aep", { show: "nothing" }],
    ["/guide/weather", { show: "nothing" }],
    ["/guide/weather/rain", { show: "nothing" }],
  ])("GUI-01 lead where they say: %s", (path, to) => expect(readGuideAddress(path)).toEqual(to));

  it("AMB-12 GUI-03 show the home without its header at /guide/home", () => {
    expect(readGuideAddress("/guide/home")).toEqual({ show: "home", hasHeader: false });
  });
});
