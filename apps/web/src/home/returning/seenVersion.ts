/** Which version of the data somebody has seen, and the one they had seen before it. */
export interface SeenVersion {
  readonly version: string;
  /** Undefined where the first one they saw is the current one. */
  readonly before?: string;
  /** When the current one was seen first, ISO 8601. */
  readonly at: string;
}

const version = /^[0-9a-f]{16}$/;

/** What is remembered once somebody sees the current version. The one before stays until the next. */
export const withVersion = (seen: SeenVersion | undefined, current: string, at: string): SeenVersion => {
  if (seen === undefined) return { version: current, at };
  return seen.version === current ? seen : { version: current, before: seen.version, at };
};

/** What the current version is to somebody: the first that they see, the one they know, or another than they knew. */
export type Standing = "first" | "known" | "new";

/** For so long it is news that the data is another: a reload takes it away as little as a week does. */
const newsDays = 14;

/**
 * @param kept what was remembered before this visit.
 * @param seen what is remembered now.
 */
export function standingOf(kept: SeenVersion | undefined, seen: SeenVersion, now: Date): Standing {
  if (kept === undefined) return "first";
  const isNews = now.getTime() - Date.parse(seen.at) < newsDays * 24 * 3_600_000;
  return seen.before !== undefined && isNews ? "new" : "known";
}

/** What was kept; undefined where it is of no use. */
export function readSeen(kept: string | null): SeenVersion | undefined {
  try {
    const seen = JSON.parse(kept ?? "null") as Partial<SeenVersion> | null;
    if (typeof seen?.version !== "string" || !version.test(seen.version) || typeof seen.at !== "string")
      return undefined;
    const before =
      typeof seen.before === "string" && version.test(seen.before) ? { before: seen.before } : {};
    return { version: seen.version, at: seen.at, ...before };
  } catch {
    return undefined;
  }
}
