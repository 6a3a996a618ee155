import { type Static, Type } from "typebox";
import { featureFlags, type PluginFlag, type SpecifiedFlag } from "./flagNames.ts";

export { type FeatureFlag, featureFlags, isPluginFlag, pluginFlagPattern } from "./flagNames.ts";

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
