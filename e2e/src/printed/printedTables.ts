import { placedIn, type Tag, tagsIn, textsIn } from "./structure.ts";

/** A table on paper: one with rows, or what is a single row: a chart's list of figures, a figure or sentence alone. */
export interface PrintedTable {
  /** As `Placed` has it. */
  readonly under: string;
  /** Its caption; empty where there is none to read. */
  readonly title: string;
  /** Its head first. Lines of a cell stand without a space between them. */
  readonly rows: readonly (readonly string[])[];
}

/** Charts that give their figures in words beside the picture. */
const charts = ["Damage State", "Replacement Costs", "Percent Exposed", "Percent Impacted"];

/** A paragraph that is nothing but a figure, large on its page: `At least $5.9 M a year`. */
const figureAlone = /^(at ?least ?)?<?\$?\d[\d,.]*\s?[MBT]?\s?(km|ha|people|person)?( ?a year)?$/i;
/** What an answer says of itself: `1,214 of 1,223 assessed buildings are exposed to ...` */
export const ownSentence = /^[\d,]+ of [\d,]+ assessed /;

/** Every table of a printed document, in its order. */
export const tablesIn = (document: Tag): PrintedTable[] =>
  placedIn(document, ["Table", "Figure", "P"]).flatMap(({ under, tag }) =>
    tablesOf(tag).map((table) => ({ under, ...table })),
  );

function tablesOf(tag: Tag): Omit<PrintedTable, "under">[] {
  if (tag.name === "Table") return [tableOf(tag)];
  const texts = textsIn(tag);
  if (tag.name === "Figure") {
    const [title = "", ...figures] = texts;
    return charts.includes(title) ? [{ title, rows: [figures] }] : [];
  }
  if (tag.name !== "P") return [];
  const text = texts.join("");
  return figureAlone.test(text) || ownSentence.test(text) ? [{ title: "", rows: [[text]] }] : [];
}

function tableOf(table: Tag): Omit<PrintedTable, "under"> {
  const rows = tagsIn(table, "TR").map(({ parts }) =>
    parts.flatMap((cell) => (typeof cell === "string" ? [] : [textsIn(cell)])),
  );
  const [head = [], ...others] = rows;
  return {
    title: tagsIn(table, "Caption").flatMap(textsIn).join(" "),
    // A head is there again for each page that its table goes on to.
    rows: [head.map((texts) => [...new Set(texts)]), ...others].map((row) =>
      row.map((texts) => texts.join("")),
    ),
  };
}

export const picturesOfDistributions = "Pictures of distributions";

/** What pictures of distributions say to who cannot see them, a row each, as if it were a table; none of no picture. */
export function distributionsIn(alternatives: readonly string[]): PrintedTable[] {
  const said = alternatives.filter((one) => / Distribution, number /.test(one));
  if (said.length === 0) return [];
  return [{ under: "", title: picturesOfDistributions, rows: said.map((one) => [one]) }];
}

/**
 * What is said in a chapter beside its tables and pictures, heading by heading: a row for each paragraph, term and what a
 * term is.
 */
export function saidIn(document: Tag, chapter: string): PrintedTable[] {
  const placed = placedIn(document, ["Figure", "Table", "P"]).filter(
    ({ under, tag }) => `${under} / `.startsWith(`${chapter} / `) && !["Figure", "Table"].includes(tag.name),
  );
  return [...Map.groupBy(placed, ({ under }) => under)].map(([under, tags]) => ({
    under,
    title: "",
    rows: tags.flatMap(({ tag }) => {
      const texts = textsIn(tag);
      return (tag.name === "P" ? [texts.join("")] : texts).map((text) => [text]);
    }),
  }));
}
