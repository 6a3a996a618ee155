import { formatNumber } from "@stopbank/numbers";
import type { ScaleBar } from "./scaleBar.ts";

/** What stands at a scale bar's end: '400 Metres', '5 Kilometres'. */
export const scaleWords = ({ value, unit }: ScaleBar): string => `${formatNumber(value)} ${unit}`;
