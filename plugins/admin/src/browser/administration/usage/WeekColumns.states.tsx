import { statesOf } from "@stopbank/ui/testing/states-of";
import { WeekColumns } from "./WeekColumns.tsx";

const dayMs = 86_400_000;
const weeks = Array.from({ length: 26 }, (_, at) =>
  new Date(Date.UTC(2026, 5, 1) + at * 7 * dayMs).toISOString().slice(0, 10),
);
const whole = {
  title: "Layers opened",
  note: "A layer that somebody's map asked for, once for each person in half an hour.",
  weeks,
  counts: weeks.map((_, at) => (at * 37) % 101),
};

export default statesOf(WeekColumns, {
  whole,
  nothing: { ...whole, counts: weeks.map(() => 0) },
  once: { ...whole, counts: weeks.map((_, at) => (at === 3 ? 1 : 0)) },
  many: { ...whole, counts: weeks.map((_, at) => 1_000_000 + at) },
});
