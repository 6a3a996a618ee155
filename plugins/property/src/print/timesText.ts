import type { Timeframe } from "@stopbank/contract/property";
import { exposureStatusWords } from "@stopbank/contract/property-status";
import { formatIntensity } from "@stopbank/numbers";

/** "Exposed, 42 cm" */
export const timeText = ({ status, value, unit }: Pick<Timeframe, "status" | "value" | "unit">): string =>
  status === "exposed" && value !== null
    ? `${exposureStatusWords[status]}, ${formatIntensity(value, unit)}`
    : exposureStatusWords[status];
