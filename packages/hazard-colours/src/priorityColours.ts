/** Relative risk of areas, ordinal: lightness falls steadily from the least on. */
export const relativeRiskColours = {
  "Very low": "#fdf3d3",
  Low: "#f9cf82",
  Moderate: "#ef9f4a",
  High: "#cf5730",
  "Very high": "#7f1738",
} as const;

/** How opaque an area is: the less firm its rank, the paler. */
export const firmnessOpacity = { firm: 0.9, fair: 0.7, loose: 0.55 } as const;
