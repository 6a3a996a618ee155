import { Gauge } from "@stopbank/charts/gauge";
import { type ExposedGaugeProps, exposedShare } from "./exposedShare.ts";

export type { ExposedGaugeProps } from "./exposedShare.ts";

/** Of what was assessed: what no study covered must not make the rest look safer. */
export function ExposedGauge(props: ExposedGaugeProps) {
  const shown = exposedShare(props);
  return shown === undefined ? null : <Gauge {...shown} />;
}
