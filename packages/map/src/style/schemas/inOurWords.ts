import type { ExpressionSpecification } from "@maplibre/maplibre-gl-style-spec";

/**
 * A property's value in our words.
 *
 * @param words by ours, the schema's own.
 */
export const inOurWords = (
  property: string,
  words: Readonly<Record<string, readonly string[]>>,
  otherwise = "other",
): ExpressionSpecification =>
  [
    "match",
    ["get", property],
    ...Object.entries(words).flatMap(([ours, theirs]) => [[...theirs], ours]),
    otherwise,
  ] as unknown as ExpressionSpecification;

/** Whether a property has one of these values. */
export const isOneOf = (property: string, values: readonly string[]): ExpressionSpecification =>
  ["match", ["get", property], [...values], true, false] as unknown as ExpressionSpecification;

/** The class of a border by OpenStreetMap's `admin_level`, a number or its text: 2 is between countries. */
export const byAdminLevel: ExpressionSpecification = [
  "case",
  ["<=", ["to-number", ["get", "admin_level"], 9], 2],
  "country",
  "region",
];
