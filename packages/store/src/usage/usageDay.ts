/** Days change at midnight in New Zealand, wherever the server stands: its people work by that calendar. */
const calendar = new Intl.DateTimeFormat("en-CA", {
  timeZone: "Pacific/Auckland",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
});

/** `2026-11-24` */
export const usageDay = (at: Date): string => calendar.format(at);

const dayMs = 86_400_000;
const weekDays = 7;

/** The Monday of the week that began so many weeks before the one of `at`: `2026-11-23`. */
export function usageWeek(at: Date, weeksBefore = 0): string {
  const day = new Date(`${usageDay(at)}T00:00:00Z`);
  const sinceMonday = (day.getUTCDay() + weekDays - 1) % weekDays;
  return new Date(day.getTime() - (sinceMonday + weeksBefore * weekDays) * dayMs).toISOString().slice(0, 10);
}
