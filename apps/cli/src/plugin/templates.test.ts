import { expect, it } from "vitest";
import { pluginNames } from "./names.ts";
import { mapTemplate, renamed } from "./templates.ts";

it("gives a plugin its own names in each spelling, and nothing twice", () => {
  const text = "sample-sites sampleSites SampleSitesPage 'Sample sites' sites";
  expect(renamed(text, mapTemplate.names, pluginNames("more-sample-sites"))).toBe(
    "more-sample-sites moreSampleSites MoreSampleSitesPage 'More sample sites' sites",
  );
});
