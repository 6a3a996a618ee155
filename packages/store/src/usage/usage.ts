export type { UseKind } from "../engine/database.ts";
export { createUsageCounter, type UsageCounter, type UsageCounterOptions } from "./usageCounter.ts";
export { addUses, purgeUsage, readUsage, type Uses, type WeekUses } from "./usageCounts.ts";
export { usageDay, usageWeek } from "./usageDay.ts";
