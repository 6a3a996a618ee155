import type { Expected, ExpectedTable, Figure } from "./expected.ts";

/** What of a provenance stands at a document's end. */
export interface Provenance {
  readonly product: { readonly name: string; readonly version: string; readonly commit: string | null };
  readonly client: { readonly display_name: string };
  readonly dataset: {
    readonly title: string;
    readonly version: string;
    readonly licence: string;
    readonly notice: string | null;
    readonly currency: string;
    readonly price_year: number | null;
    readonly sources: readonly {
      readonly title: string;
      readonly licence: string;
      readonly attribution: string;
    }[];
  };
  readonly rules: readonly { readonly title: string; readonly text: string }[];
  readonly made: { readonly who: string };
  readonly scene_link: string;
}

/** Where it stands. */
export const provenanceChapter = "Sources and rules";

/**
 * What the chapter should say, and nothing else.
 *
 * @param during when the document was printed.
 */
export function expectedProvenance(
  { dataset, product, rules, made }: Provenance,
  during: readonly [from: Date, to: Date],
): ExpectedTable[] {
  const { title, version, notice, licence, currency, price_year, sources } = dataset;
  const facts: Expected[][] = [
    ["Dataset", `${title}, version ${version}`],
    ...(notice === null ? [] : [["Notice", notice]]),
    ["Licence", licence],
    ["Amounts of money", `${currency}${price_year === null ? "" : `, in prices of ${price_year}`}`],
    ["Made", madeFor(made.who, during)],
    [
      "Made with",
      `${product.name} ${product.version}${product.commit === null ? "" : ` (${product.commit.slice(0, 12)})`}`,
    ],
  ];
  const rowsOf = (texts: readonly Expected[]) => texts.map((text) => [text]);
  return [
    { under: provenanceChapter, title: "", rows: rowsOf(facts.flat()) },
    {
      under: `${provenanceChapter} / Sources`,
      title: "",
      rows: rowsOf(sources.flatMap((one) => [one.title, `${one.attribution} · ${one.licence}`])),
    },
    {
      under: `${provenanceChapter} / Rules`,
      title: "",
      rows: rowsOf(rules.flatMap((rule) => [rule.title, rule.text])),
    },
  ];
}

/** `28 November 2026 at 3:45 am, for member@stopbank.example` */
const madeFor = (who: string, [from, to]: readonly [from: Date, to: Date]): Figure => ({
  answered: `between ${from.toISOString()} and ${to.toISOString()}, for ${who}`,
  isSaidBy: (text) => {
    const [, day, month, year, time, half, whom] =
      /^(\d+)([A-Z][a-z]+)(\d{4})at(\d+:\d{2})([ap]m),for(.+)$/.exec(text) ?? [];
    const at = Date.parse(`${day} ${month} ${year} ${time} ${half}`);
    // It is written to the minute.
    return whom === who && at > from.getTime() - 60_000 && at <= to.getTime();
  },
});
