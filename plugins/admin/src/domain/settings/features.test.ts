import { type FeatureFlags, featureFlags } from "@stopbank/contract/flags";
import { expect, it } from "vitest";
import { featuresOf } from "./features.ts";

const off = { enabled: "not_enabled" } as const;
const flags = {
  ...Object.fromEntries(featureFlags.map((flag) => [flag, off])),
  riskStories: { enabled: "enabled" },
  "flood-gauges.page": { enabled: "enabled" },
} as unknown as FeatureFlags;

it("names every flag once, those of plugins last, with words of their own and how they stand", () => {
  const features = featuresOf(flags, [
    { id: "stories", enabledBy: "riskStories", pages: [{ path: "/risk/stories/*?" }] },
  ]);
  expect(features.find(({ flag }) => flag === "riskStories")?.moves).toEqual([
    "Brings the page /risk/stories (plugin stories)",
  ]);
  expect(features.map(({ flag }) => flag).toSorted()).toEqual(
    [...featureFlags, "flood-gauges.page"].toSorted(),
  );
  expect(features.at(-1)).toMatchObject({ flag: "flood-gauges.page", part: "flood-gauges", isOn: true });
  expect(new Set(features.map(({ title }) => title)).size).toBe(features.length);
  expect(features.filter(({ isOn }) => isOn).map(({ flag }) => flag)).toEqual([
    "riskStories",
    "flood-gauges.page",
  ]);
  const parts = features.map(({ part }) => part);
  // Each part stands together.
  expect(parts.filter((part, i) => part !== parts[i - 1])).toHaveLength(new Set(parts).size);
});
