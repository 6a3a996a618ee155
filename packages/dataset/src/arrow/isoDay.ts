import { DomainError } from "@stopbank/errors";

/** Stands in date columns where the day is missing. */
export const missingDay = -0x8000_0000;

export const dayMs = 86_400_000;

/**
 * Days since 1970-01-01 of an ISO day such as `2024-05-31`; {@link missingDay} for null.
 * @throws DomainError `dataset/bad-input` for anything else, days that no month has included.
 */
export function isoDayToDays(day: string | null): number {
  if (day === null) return missingDay;
  const days = Date.parse(`${day}T00:00:00Z`) / dayMs;
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(days) || daysToIsoDay(days) !== day)
    throw new DomainError("invalid", "dataset/bad-input", `"${day}" is not a day like 2024-05-31.`, { day });
  return days;
}

export const daysToIsoDay = (days: number) => new Date(days * dayMs).toISOString().slice(0, 10);
