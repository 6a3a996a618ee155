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

export type SpecifiedFlag = (typeof featureFlags)[number];

/** A switch that a plugin brings, `<plugin id>.<name>`: its manifest names it, and no list here does. */
export type PluginFlag = `${string}.${string}`;

export type FeatureFlag = SpecifiedFlag | PluginFlag;

/** A plugin's flag as it has to be written: `flood-gauges.page`. */
export const pluginFlagPattern = "^[a-z][a-z0-9]*(-[a-z0-9]+)*\\.[A-Za-z][A-Za-z0-9-]{0,59}$";
const written = new RegExp(pluginFlagPattern);
export const isPluginFlag = (name: string): name is PluginFlag => name.length <= 120 && written.test(name);

/**
 * Whether a client has a flag on: what its config lacks, or has in no known way, is off.
 *
 * @param flags of the client's config.
 */
export const isFlagOn = (
  flags: Readonly<Record<string, { readonly enabled?: unknown } | undefined>> | undefined,
  flag: FeatureFlag,
): boolean => flags?.[flag]?.enabled === "enabled";
