import { type Static, Type } from "typebox";

/** The switches a client config carries. The names are the specification's. */
export const featureFlags = [
  "riskModuleIsInDevelopment",
  "hideAccessModule",
  "propertyPage",
  "summaryPage",
  "guidePage",
  "riskStories",
  "prioritisationPage",
  "onboardingPage",
  "newLandingPage",
  "sideDrawerReport",
  "replacementCosts",
  "newHazardControls",
  "attributeFilters",
  "asyncSummaryReport",
] as const;

export type FeatureFlag = (typeof featureFlags)[number];

export const FlagState = Type.Object({
  enabled: Type.Union([Type.Literal("enabled"), Type.Literal("not_enabled")]),
});

/** Every flag, each on or off. A flag that a client's config leaves out is off. */
export const FeatureFlags = Type.Object(
  Object.fromEntries(featureFlags.map((flag) => [flag, FlagState])) as Record<FeatureFlag, typeof FlagState>,
);
export type FeatureFlags = Static<typeof FeatureFlags>;
