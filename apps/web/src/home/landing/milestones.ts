import type { Project } from "@stopbank/contract/landing-sections";

export interface DatedMilestone {
  readonly name: string;
  readonly deliverable: string;
  /** `31 March 2026`, or as it was written where that is no day. */
  readonly date: string;
  /** `2026-03-31`. */
  readonly day?: string;
  /** How the day stands to today; undefined where it is none. Whether it was delivered nobody says. */
  readonly stands?: "past" | "next" | "later";
}

const long = new Intl.DateTimeFormat("en-NZ", { dateStyle: "long", timeZone: "UTC" });

/**
 * Milestones as they were written, in their order, with their dates in words.
 *
 * @param today whose day counts as the reader's calendar has it: a milestone of today has not passed.
 */
export function milestonesAt(milestones: Project["milestones"], today: Date): readonly DatedMilestone[] {
  const now = dayOf(today);
  const days = milestones.map(({ targetDate }) => readDay(targetDate));
  const next = days.filter((day) => day !== undefined && day >= now).toSorted()[0];
  return milestones.map(({ name, deliverable, targetDate }, at) => {
    const day = days[at];
    if (day === undefined) return { name, deliverable, date: targetDate };
    return {
      name,
      deliverable,
      date: long.format(new Date(day)),
      day,
      stands: day < now ? "past" : day === next ? "next" : "later",
    };
  });
}

/** The day of a text that is nothing else; undefined for others, a 31 February among them. */
function readDay(text: string): string | undefined {
  const [day] = /^\d{4}-\d{2}-\d{2}$/.exec(text.trim()) ?? [];
  if (day === undefined) return undefined;
  const time = Date.parse(day);
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== day ? undefined : day;
}

function dayOf(at: Date): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}
