import { PaperGauge } from "@stopbank/charts/paper/gauge";
import { type ExposedGaugeProps, exposedShare } from "../figures/exposedShare.ts";

/** The share exposed of what was assessed, 450 points wide; nothing where there is no share to give. */
export function PaperExposed(props: ExposedGaugeProps) {
  const shown = exposedShare(props);
  return shown === undefined ? null : <PaperGauge {...shown} widthPt={450} />;
}
