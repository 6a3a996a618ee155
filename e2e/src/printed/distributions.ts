import type { Stats } from "./answers.ts";
import type { Directory } from "./directory.ts";
import type { ExpectedTable, Figure } from "./expected.ts";
import { count, number } from "./figures.ts";
import { picturesOfDistributions } from "./printedTables.ts";
import { askedHazards, type Question } from "./question.ts";
import type { SummaryAnswers } from "./summaryAnswers.ts";

/** What the pictures of distributions say in words, in the document's order; their bars have no figures on paper. */
export const distributions = (
  { types }: Question,
  answers: SummaryAnswers,
  directory: Directory,
): ExpectedTable => ({
  under: "",
  title: picturesOfDistributions,
  rows: types.flatMap((type) =>
    askedHazards.flatMap(({ id, tag }) => {
      const data = answers.each(type, tag);
      if (data.assessment.exposed_count === 0) return [];
      const label = directory.hazard(id).intensity_label;
      return [[directory.element(type).is_cascading ? outages(data) : intensities(data, label)]];
    }),
  ),
});

/** `Exposure Distribution, number exposed by Depth (m): from 0 to 0.2 m up to 1.8 to 2 m; most, 433, at 0.2 to 0.4 m.` */
function intensities({ exposure_buckets, bucket_size, unit }: Stats, label: string): Figure {
  const step = bucket_size ?? 0;
  const known = exposure_buckets
    .flatMap(({ exposure_bucket: from, total }) => (from === null ? [] : [{ from, total }]))
    .toSorted((a, b) => a.from - b.from);
  const [first, last, most] = [known[0], known.at(-1), mostOf(known)];
  if (first === undefined || last === undefined || most === undefined)
    throw new Error("nothing is distributed");
  // One unit for all of it: centimetres where it lies below a metre.
  const [scale, shown] = unit === "m" && last.from + step < 1 ? [100, "cm"] : [1, unit];
  const ends = [first, last, most].flatMap(({ from }) => [from * scale, (from + step) * scale]);
  const between = `(\\S+)to(\\S+)${shown}`;
  const said = new RegExp(
    `^ExposureDistribution,numberexposedby${label}\\(${shown}\\):from${between}upto${between};most,(\\S+),at${between}\\.$`,
  );
  return {
    answered: `from ${first.from} up to ${last.from}, most ${most.total} at ${most.from} ${unit}`,
    isSaidBy: (text) => {
      const [, ...parts] = said.exec(text) ?? [];
      const [total = "", ...written] = [parts[4], ...parts.toSpliced(4, 1)];
      return (
        parts.length === ends.length + 1 &&
        count(most.total).isSaidBy(total) &&
        ends.every((end, at) => number(end).isSaidBy(written[at] ?? ""))
      );
    },
  };
}

/** `Outage Distribution, number out by Days after the event: from 1 day after the event up to ...; most, 36, at 1 day ...` */
function outages({ n_days_buckets: days }: Stats): Figure {
  const most = mostOf(days);
  const on = (day: number | undefined) => `${day}${day === 1 ? "day" : "days"}aftertheevent`;
  const answered = `OutageDistribution,numberoutbyDaysaftertheevent:from${on(days[0]?.n_days)}upto${on(days.at(-1)?.n_days)};most,${most?.total},at${on(most?.n_days)}.`;
  return { answered, isSaidBy: (text) => text === answered };
}

/** The first of those with the greatest total. */
const mostOf = <B extends { readonly total: number }>(buckets: readonly B[]): B | undefined =>
  buckets.toSorted((a, b) => b.total - a.total)[0];
