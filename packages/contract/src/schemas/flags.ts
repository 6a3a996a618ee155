import { type Static, Type } from "typebox";

/** The switches every client config carries. The names are the specification's. */
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

type SpecifiedFlag = (typeof featureFlags)[number];

/** A switch that a plugin brings, `<plugin id>.<name>`: its manifest names it, and no list here does. */
type PluginFlag = `${string}.${string}`;

export type FeatureFlag = SpecifiedFlag | PluginFlag;

/** A plugin's flag as it has to be written: `flood-gauges.page`. */
export const pluginFlagPattern = "^[a-z][a-z0-9]*(-[a-z0-9]+)*\\.[A-Za-z][A-Za-z0-9-]{0,59}$";
const written = new RegExp(pluginFlagPattern);
export const isPluginFlag = (name: string): name is PluginFlag => name.length <= 120 && written.test(name);

export const FlagState = Type.Object({
  enabled: Type.Union([Type.Literal("enabled"), Type.Literal("not_enabled")]),
});
export type FlagState = Static<typeof FlagState>;

/** Every flag of the specification, each on or off, and those of plugins that the client's config has. What is left out is off. */
export type FeatureFlags = { readonly [F in SpecifiedFlag]: FlagState } & {
  readonly [F in PluginFlag]: FlagState;
};
export const FeatureFlags = Type.Unsafe<FeatureFlags>(
  Type.Object(Object.fromEntries(featureFlags.map((flag) => [flag, FlagState])), {
    additionalProperties: FlagState,
  }),
);
