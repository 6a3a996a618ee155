import { type AskedWord, type Question, readQuestion } from "./AskedWord.ts";
import { bestFound, type FoundThing, mostFound } from "./bestFound.ts";
import { type IndexFile, openIndexFile, type ThingRow } from "./indexFile.ts";
import { scopeWords } from "./indexTables.ts";
import { everyWord, phrase } from "./matchExpressions.ts";
import { allBegun, typosMended, withoutUnknownEnd } from "./otherQuestions.ts";

/** So many are looked at before the best are chosen; where there are more, whole phrases are looked for beside them. */
const mostLookedAt = 100;

/**
 * Phrases are looked for among no more rows that have the words, about: FTS5 reads where the words stand in each of them before it can say that
 * none has them in a row, which takes 0.1 s for the words of a million. Whoever asks for such words gets the short ones of those rows.
 */
const mostComparedForPhrases = 20_000;

export interface SearchIndex {
  /**
   * The best 20 of what answers a question: what is called just so before what begins so, then what holds the phrase,
   * then what has the words in any order, the last perhaps begun only; whole words before begun ones, short titles before long ones.
   * One typo is forgiven where nothing else was found, and then what the index has no word of at the end.
   *
   * @param elementType whose elements alone are looked through; without it everything that has a name, what is called alike in one layer once.
   */
  find(text: string, elementType?: string): FoundThing[];
  close(): void;
}

/**
 * Opens the search index of a dataset, a file on this machine that nobody changes. Questions are answered where they are asked: with
 * a million addresses that takes some milliseconds.
 *
 * @throws DomainError `dataset/corrupt-file` where it is not there or no index.
 */
export function openSearchIndex(path: string): SearchIndex {
  const index = openIndexFile(path);
  return {
    find(text, elementType) {
      const among = amongRows(index, elementType);
      const question = readQuestion(text);
      return among === undefined || question.words.length === 0 ? [] : answer(question, index, among);
    },
    close: index.close,
  };
}

/** FTS5's expression for words among the rows that are looked through. @param columns default all. */
type Among = (words: string, columns?: string) => string;

const everyText = "{title others}";

function amongRows(index: IndexFile, elementType: string | undefined): Among | undefined {
  const { named, piece, ofSource } = scopeWords;
  if (elementType === undefined)
    return (words, columns = everyText) =>
      `(scope : "${named}" AND ${columns} : (${words})) OR (scope : "${piece}" AND others : (${words}))`;
  const source = index.sourceOf(elementType);
  if (source === undefined) return undefined;
  return (words, columns = everyText) => `scope : "${ofSource(source)}" AND ${columns} : (${words})`;
}

function answer(question: Question, index: IndexFile, among: Among): FoundThing[] {
  const rows = rowsFor(question, index, among);
  if (rows.length > 0) return bestFound(rows, [question]);
  const mended = typosMended(question, index);
  const near = mended.flatMap(({ words }) => matching(everyWord(words, index.wordsBegun), index, among));
  if (near.length > 0) return bestFound(onceEach(near), mended);
  const shorter = withoutUnknownEnd(question, index);
  return shorter === undefined ? [] : answer(shorter, index, among);
}

function rowsFor(question: Question, index: IndexFile, among: Among): ThingRow[] {
  const { words } = question;
  const { wordsBegun } = index;
  const all = matching(everyWord(words, wordsBegun), index, among);
  if (all.length < mostFound)
    return onceEach([
      ...all,
      ...matching(everyWord(allBegun(question, index).words, wordsBegun), index, among),
    ]);
  if (all.length < mostLookedAt) return all;
  // Rows with the words are taken to lie evenly.
  const withWords = (all.length * index.lastRow) / all.at(-1)!.id;
  if (withWords > mostComparedForPhrases) return all;
  const some = { most: mostFound };
  return onceEach([
    ...matching(phrase(words, wordsBegun, "beginning"), index, among, { ...some, columns: "title" }),
    ...matching(phrase(words, wordsBegun, "anywhere"), index, among, some),
    ...matching(everyWord(words.map(asWhole), wordsBegun), index, among, some),
    ...all,
  ]);
}

const asWhole = ({ wholes }: AskedWord): AskedWord => ({ wholes });

/** @param within how many at most, and in which columns. */
function matching(
  expression: string | undefined,
  { rows }: IndexFile,
  among: Among,
  { most = mostLookedAt, columns }: { most?: number; columns?: string } = {},
): ThingRow[] {
  return expression === undefined ? [] : rows(among(expression, columns), most);
}

const onceEach = (rows: readonly ThingRow[]): ThingRow[] => [
  ...new Map(rows.map((row) => [row.id, row])).values(),
];
