import type { ExpressionSpecification } from "@maplibre/maplibre-gl-style-spec";

/** A width or size that grows with the zoom: zoom and value by turns. Values may be expressions. */
export const zoomed = (stops: readonly unknown[]): ExpressionSpecification =>
  ["interpolate", ["exponential", 1.5], ["zoom"], ...stops] as unknown as ExpressionSpecification;

/** The same in even steps. */
export const evenly = (stops: readonly unknown[]): ExpressionSpecification =>
  ["interpolate", ["linear"], ["zoom"], ...stops] as unknown as ExpressionSpecification;

/** By class in our words, with what the others get last. */
export const byClass = (
  classed: ExpressionSpecification,
  values: Readonly<Record<string, unknown>>,
  otherwise: unknown,
): ExpressionSpecification =>
  ["match", classed, ...Object.entries(values).flat(), otherwise] as unknown as ExpressionSpecification;
