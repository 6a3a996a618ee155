import type { Assessment, OfType, Stats } from "./answers.ts";
import { countedCell, exposedWord, type Summed } from "./countedCell.ts";
import type { Directory } from "./directory.ts";
import { type Expected, type ExpectedTable, saysSo } from "./expected.ts";
import { type Ask, type Asker, askedHazards, type Question } from "./question.ts";
import { type SummaryAnswers, underOne } from "./summaryAnswers.ts";

interface Region {
  readonly region: string;
  readonly name: string;
}

/** Every layer by region: by those of the question, else by those of the first group. */
export async function regionTables(
  { types, regions }: Question,
  answers: SummaryAnswers,
  ask: Ask,
  asker: Asker,
  directory: Directory,
): Promise<ExpectedTable[]> {
  const groups = await ask<readonly { readonly regions: readonly Region[] }[]>("/regions");
  const all = groups.flatMap((group) => group.regions);
  const listed =
    regions.length === 0
      ? (groups[0]?.regions ?? [])
      : regions.flatMap((id) => all.filter(({ region }) => region === id));
  const inEach: OfType<Stats>[][] = [];
  for (const { region } of listed) inEach.push(await asker.stats(region));
  return types.map((type) => {
    const element = directory.element(type);
    const row = (name: string, of: (tag: string) => Summed) => [
      name,
      ...askedHazards.map(({ tag }) => cellOf(of(tag), exposedWord(element))),
    ];
    const whole = (tag: string) => answers.each(type, tag);
    const outside = (tag: string) =>
      without(
        whole(tag),
        inEach.map((one) => underOne(one, type, tag)),
      );
    const isSomeOutside = askedHazards.some(({ tag }) => outside(tag).assessment.selected_count > 0);
    return {
      under: `By region / ${element.display_name}`,
      title: `${element.display_name} ${exposedWord(element)}, by region`,
      rows: [
        [
          "Region",
          ...askedHazards.map(({ id, tag }) => `${directory.hazard(id).title}, ${directory.scenario(tag)}`),
        ],
        ...listed.map(({ name }, at) => row(name, (tag) => underOne(inEach[at] ?? [], type, tag))),
        ...(isSomeOutside ? [row("In none of these regions", outside)] : []),
        row("Together", whole),
      ],
    };
  });
}

/** `890 (91.9%)`, and how many were not assessed below it. */
function cellOf(of: Summed, exposed: string): Expected {
  const { figure, share, notAssessed } = countedCell(of, exposed);
  const isMissed = notAssessed > 0 && figure !== "Not assessed" && figure !== "None selected";
  const missed = isMissed ? `${new Intl.NumberFormat("en-NZ").format(notAssessed)}notassessed` : "";
  return {
    answered: [figure, share ?? "", missed].map(wordsOf).join(" "),
    isSaidBy: (text) => {
      const shown = text.slice(0, text.length - missed.length);
      const [, first = "", second = ""] = /^([^(]*)(?:\((.*)\))?$/.exec(shown) ?? [];
      return text.endsWith(missed) && saysSo(first, figure) && saysSo(second, share ?? "");
    },
  };
}

const wordsOf = (one: Expected): string => (typeof one === "string" ? one : one.answered);

function without(whole: Summed, parts: readonly Summed[]): Summed {
  const less = (read: (of: Summed) => number) => parts.reduce((left, part) => left - read(part), read(whole));
  const names = Object.keys(whole.assessment) as (keyof Assessment)[];
  return {
    metric_unit: whole.metric_unit,
    totals: { total: less(({ totals }) => totals.total) },
    assessment: Object.fromEntries(
      names.map((name) => [name, less(({ assessment }) => assessment[name])]),
    ) as unknown as Assessment,
  };
}
