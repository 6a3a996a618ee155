const minuteSeconds = 60;
const hourSeconds = 3_600;

/** How long somebody has to wait, never less than it is: `36 seconds`, `4 minutes`, `3 hours`. */
export function formatWait(seconds: number): string {
  if (seconds <= minuteSeconds) return counted(seconds, "second");
  if (seconds <= 2 * hourSeconds) return counted(Math.ceil(seconds / minuteSeconds), "minute");
  return counted(Math.ceil(seconds / hourSeconds), "hour");
}

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? "" : "s"}`;
