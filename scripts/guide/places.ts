import type { ShippedGuide } from "./readShipped.ts";

/** Pages of the program that the guide leads to, besides its own. */
const pagesOfTheProgram = ["/risk", "/summary", "/docs"];

/** Every address of the guide itself that shows something of its own (GUI-01): its sub topics, and what stands in each topic. */
export function addressesOf({ map }: Pick<ShippedGuide, "map">): ReadonlySet<string> {
  return new Set([
    ...pagesOfTheProgram,
    "/guide",
    ...map.flatMap(({ slug, entries, subTopics }) => [
      // Of topics by themselves, those that do not lead to the guide's home.
      ...(slug === "overview" || slug === "glossary" ? [`/guide/${slug}`] : []),
      ...entries.map((entry) => `/guide/${slug}/${entry}`),
      ...subTopics.flatMap((sub) => [
        `/guide/${slug}/${sub.slug}`,
        ...sub.entries.map((entry) => `/guide/${slug}/${sub.slug}/${entry}`),
        // An entry is found by its topic alone as well (AMB-11).
        ...sub.entries.map((entry) => `/guide/${slug}/${entry}`),
      ]),
    ]),
  ]);
}

/** What the glossary's terms are called in addresses: `term-storm-tide`. */
export const termMarks = (glossary: string): ReadonlySet<string> =>
  new Set(termsOf(glossary).map(([term]) => `term-${markOf(term)}`));

/** Its entries, as they stand: term and definition. */
export const termsOf = (glossary: string): readonly (readonly [term: string, definition: string])[] =>
  glossary
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => {
      const [term = "", ...rest] = line.split("|");
      return [term.trim(), rest.join("|").trim()] as const;
    });

const markOf = (title: string): string =>
  title
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
