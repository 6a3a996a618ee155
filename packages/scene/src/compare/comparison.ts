import { ParameterValue } from "@stopbank/contract/layers";
import { type Static, Type } from "typebox";

/** A hazard as the other side has it: its scenario's `assetTag`, and what was set there, by parameter. */
export const ComparedHazard = Type.Object({
  scenario: Type.String(),
  controls: Type.Record(Type.String(), ParameterValue),
});
export type ComparedHazard = Static<typeof ComparedHazard>;

/** How far the divider may go: beyond, a side is too narrow to read. Shares of the map's width. */
export const dividerReach = { least: 0.1, most: 0.9 } as const;

/**
 * Two states of a map beside each other: the scene itself (side A, left) and the same with other scenarios (side B, right).
 * All else, such as camera, elements, area and filters, is common to both.
 */
export const Comparison = Type.Object({
  /** A divider over one map, or a map for each half. */
  mode: Type.Union([Type.Literal("swipe"), Type.Literal("side")]),
  /** The share of the map's width that is side A's, where it is a divider that parts them. */
  divider: Type.Number({ minimum: dividerReach.least, maximum: dividerReach.most }),
  /** What the other side has otherwise, by hazard id: hazards of the map, one at least. */
  hazards: Type.Record(Type.String(), ComparedHazard),
  /** Either side as it is, or what comes out worse and better on side B than on side A. */
  shows: Type.Union([Type.Literal("sides"), Type.Literal("differences")]),
});
export type Comparison = Static<typeof Comparison>;
