import { type Usage, type UseKind, useKinds } from "@stopbank/contract/usage";

/** What is counted, and by which rule: the server counts so. */
const useWords: Readonly<Record<UseKind, { readonly title: string; readonly rule: string }>> = {
  "sign-in": {
    title: "Sign-ins",
    rule: "Log-ins of this organisation's people. Who belongs to several organisations counts in each.",
  },
  layer: {
    title: "Layers opened",
    rule: "A layer that somebody's map asked for, once for each person in half an hour. What their browser has kept it does not ask for again.",
  },
  area: {
    title: "Areas asked",
    rule: "An area drawn or sent, or regions, that somebody asked about, once for each person and area in half an hour.",
  },
  export: { title: "Exports", rule: "Jobs that were done and left files." },
};

export interface KindUsage {
  readonly kind: UseKind;
  readonly title: string;
  readonly rule: string;
  /** One a week, over all subjects. */
  readonly counts: readonly number[];
  readonly inAll: number;
}

/** Everything of a kind together, week by week: of each kind, also where nothing was done. */
export const usageByKind = ({ weeks, rows }: Pick<Usage, "weeks" | "rows">): readonly KindUsage[] =>
  useKinds.map((kind) => {
    const own = rows.filter((row) => row.kind === kind);
    const counts = weeks.map((_, at) => own.reduce((sum, row) => sum + (row.counts[at] ?? 0), 0));
    return { kind, ...useWords[kind], counts, inAll: sumOf(counts) };
  });

export interface SubjectUsage {
  readonly subject: string;
  readonly title: string;
  readonly inAll: number;
}

/** What of a kind was used most, over all weeks. */
export const mostUsed = ({ rows }: Pick<Usage, "rows">, kind: UseKind, most = 10): readonly SubjectUsage[] =>
  rows
    .filter((row) => row.kind === kind)
    .map((row) => ({ subject: row.subject, title: titleOf(row), inAll: sumOf(row.counts) }))
    .filter(({ inAll }) => inAll > 0)
    .sort((a, b) => b.inAll - a.inAll)
    .slice(0, most);

/** What people call it; its id, and that it is gone, where the data do not have it any more. */
export function titleOf({ kind, subject, title }: Usage["rows"][number]): string {
  if (title !== null) return title;
  const id = subject.slice(subject.indexOf(".") + 1).replaceAll(/[-_]/g, " ");
  const named = `${id.charAt(0).toUpperCase()}${id.slice(1)}`;
  return kind === "layer" ? `${named} (no longer in the data)` : named;
}

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

/** Everything as a table for a spreadsheet: a line a week, kind and subject, those with nothing left out. */
export function usageCsv(usage: Usage): string {
  const lines = usage.weeks.flatMap((week, at) =>
    usage.rows.flatMap((row) => {
      const count = row.counts[at] ?? 0;
      return count === 0 ? [] : [[week, useWords[row.kind].title, titleOf(row), String(count)]];
    }),
  );
  return [["Week from", "What", "Of what", "Count"], ...lines]
    .map((line) => line.map(cell).join(","))
    .join("\r\n")
    .concat("\r\n");
}

/** What begins like a formula is text to a spreadsheet too. */
function cell(text: string): string {
  const safe = /^[=+\-@＝＋－＠\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
