/** Ordinal: lightness falls steadily with severity. */
export const severity = {
  insignificant: "#fbe3b9",
  low: "#f6b25f",
  moderate: "#e0703a",
  high: "#a3243b",
} as const;

/** Exposed, with damage not modelled or not certain. */
export const undetermined = { potential: "#b9b2e0", unspecified: "#8a7ec2", exposed: "#5b4b9a" } as const;

export const notExposedPaint = { fill: "#c9d1da", outline: "#8796a5" } as const;

/** Drawn as white with a grey hatch, never as a plain colour. */
export const notAssessedPaint = { fill: "#ffffff", outline: "#8796a5", hatch: "#6b7a89" } as const;
