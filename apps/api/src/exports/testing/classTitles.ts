/** What exports of the test district call each class of the calls: its dataset says Low and High, and Moderate for medium. */
export const classTitles = {
  unspecified: "Unspecified",
  potential: "Potential",
  exposed: "Exposed",
  insignificant: "Insignificant",
  low: "Low",
  medium: "Moderate",
  high: "High",
} as const;
