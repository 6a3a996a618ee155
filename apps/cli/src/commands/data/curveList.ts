import { type CurveData, shippedCurves } from "@stopbank/curves";

/** The damage curves that come with Stopbank, for a terminal. */
export const curveList = (): string => `${shippedCurves.map(curveText).join("\n\n")}\n`;

const curveText = (curve: CurveData): string => {
  const { name, title, unit, validFrom, validTo, note, source, checked, licence } = curve;
  const subject =
    curve.kind === "curve"
      ? curve.points.map(([intensity, ratio]) => `${intensity}: ${ratio}`).join(", ")
      : curve.states.map(({ state, median, beta }) => `${state} ${median} (${beta})`).join(", ");
  return [
    name,
    `  ${title}. ${note}`,
    `  ${curve.kind === "curve" ? "Share lost" : "Median (deviation) of each state"} by ${unit}, from ${validFrom} to ${validTo}: ${subject}`,
    `  ${source.title}. ${source.url} (${licence})`,
    `  Checked against ${checked}`,
  ].join("\n");
};
