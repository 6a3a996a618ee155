/** The damage classes as the wire names them, in the order of their stored codes. */
export const wireClasses = [
  "unspecified",
  "potential",
  "exposed",
  "insignificant",
  "low",
  "medium",
  "high",
] as const;
export type WireClass = (typeof wireClasses)[number];
