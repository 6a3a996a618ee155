import { DatabaseSync } from "node:sqlite";
import { pathToFileURL } from "node:url";
import { corruptFile } from "../arrow/corruptFile.ts";
import { type AskedWord, type Question, readQuestion } from "./AskedWord.ts";
import { type Fit, fitOf } from "./fit.ts";
import { perDegree, scopeWords, searchPath, textSeparator } from "./indexTables.ts";
import { everyWord, phrase } from "./matchExpressions.ts";
import type { NamedThing, NameKind } from "./NamedThing.ts";
import { oneTypoAway } from "./oneTypoAway.ts";
import { isNumber } from "./searchWords.ts";
import { shortForms } from "./shortForms.ts";

/** How many are answered. */
export const mostFound = 20;

/** So many are looked at before the best are chosen; where there are more, whole phrases are looked for beside them. */
const mostLookedAt = 100;

/** So many words may stand for one with a typo. */
const mostNear = 24;

/** Bytes of the file that an open index keeps in memory, negative in KiB as SQLite has it. */
const cacheKib = -8192;

export interface FoundThing extends NamedThing {
  /** The title, and the other text that answers the question in brackets where the title alone does not. */
  readonly match: string;
}

export interface SearchIndex {
  /**
   * The best {@link mostFound} of what answers a question: what is called just so before what begins so, then what holds the phrase,
   * then what has the words in any order, the last perhaps begun only; whole words before begun ones, short titles before long ones.
   * One typo is forgiven where nothing else was found.
   *
   * @param elementType whose elements alone are looked through; without it everything that has a name, what is called alike in one layer once.
   */
  find(text: string, elementType?: string): FoundThing[];
  close(): void;
}

interface Row {
  readonly id: number;
  readonly kind: NameKind;
  readonly detail: string;
  readonly layer: string | null;
  readonly title: string;
  readonly other_texts: string | null;
  readonly element_id: string | null;
  readonly longitude: number;
  readonly latitude: number;
  readonly west: number | null;
  readonly south: number | null;
  readonly east: number | null;
  readonly north: number | null;
}

/**
 * Opens the search index of a dataset, a file on this machine that nobody changes. Questions are answered where they are asked: with
 * a million addresses that takes some milliseconds.
 *
 * @throws DomainError `dataset/corrupt-file` where it is not there or no index.
 */
export function openSearchIndex(path: string): SearchIndex {
  const url = pathToFileURL(path);
  // Nobody writes: no locks are taken, and a folder that is read only will do.
  url.searchParams.set("immutable", "1");
  const database = openDatabase(url);
  database.exec(`PRAGMA cache_size = ${cacheKib}`);
  const rowsOf = database.prepare(`
    SELECT thing.id, kind, detail, layer, title, other_texts, element_id, longitude, latitude, west, south, east, north
    FROM (SELECT rowid AS found FROM thing_words WHERE thing_words MATCH ? ORDER BY rowid LIMIT ?)
      CROSS JOIN thing ON thing.id = found CROSS JOIN source ON source.id = thing.source`);
  const begunBy = database.prepare("SELECT word FROM word WHERE word >= ? AND word < ? LIMIT ?");
  const isThere = database.prepare("SELECT 1 FROM word WHERE word = ?");
  const sourceOf = database.prepare("SELECT id FROM source WHERE kind = 'element' AND layer = ?");

  const wordsBegun = (begun: string, most: number) =>
    begunBy.all(begun, `${begun}\u{10ffff}`, most + 1).map(({ word }) => String(word));
  const isWord = (word: string) => isThere.get(word) !== undefined;

  /** Words within what is looked through. */
  const within = (elementType: string | undefined) => {
    if (elementType === undefined)
      return (words: string, columns = "{title others}") =>
        `(scope : "${scopeWords.named}" AND ${columns} : (${words}))` +
        ` OR (scope : "${scopeWords.piece}" AND others : (${words}))`;
    const id = sourceOf.get(elementType)?.id;
    if (id === undefined) return undefined;
    return (words: string, columns = "{title others}") =>
      `scope : "${scopeWords.ofSource(Number(id))}" AND ${columns} : (${words})`;
  };

  const find = (text: string, elementType: string | undefined): FoundThing[] => {
    const question = readQuestion(text);
    const scoped = within(elementType);
    if (question.words.length === 0 || scoped === undefined) return [];
    const { words } = question;
    const found = new Map<number, Row>();
    const look = (expression: string | undefined, most: number, columns?: string) => {
      if (expression === undefined) return 0;
      const rows = rowsOf.all(scoped(expression, columns), most) as unknown as Row[];
      for (const row of rows) found.set(row.id, row);
      return rows.length;
    };
    const all = look(everyWord(words, wordsBegun), mostLookedAt);
    if (all === mostLookedAt) {
      look(phrase(words, wordsBegun, "beginning"), mostFound, "title");
      look(phrase(words, wordsBegun, "anywhere"), mostFound);
      look(
        everyWord(
          words.map(({ wholes }) => ({ wholes })),
          wordsBegun,
        ),
        mostFound,
      );
    }
    if (all < mostFound) look(everyWord(words.map(begunToo), wordsBegun), mostLookedAt);
    if (found.size > 0) return best(found.values(), question);
    const near = questionsOneTypoAway(question);
    for (const each of near) look(everyWord(each.words, wordsBegun), mostLookedAt);
    return best(found.values(), ...near);
  };

  /** Every word may be begun only, and a number may have a letter behind it. */
  const begunToo = (word: AskedWord): AskedWord => {
    const [whole = ""] = word.wholes;
    if (!isNumber(whole)) return { begun: whole, ...word };
    const lettered = wordsBegun(whole, 200).filter(
      (each) => /^\d+\p{L}$/u.test(each) && each.slice(0, -1) === whole,
    );
    return { ...word, wholes: [whole, ...lettered] };
  };

  /** The question with another word for one of its own: for such as the index does not have, where there are any. */
  const questionsOneTypoAway = (question: Question): Question[] => {
    const isKnown = ({ wholes, begun }: AskedWord) =>
      wholes.some(isWord) || (begun !== undefined && wordsBegun(begun, 0).length > 0);
    const unknown = question.words.filter((word) => !isKnown(word));
    if (unknown.length > 1) return [];
    return (unknown.length === 0 ? question.words : unknown).flatMap((word) => {
      const wholes = nearWords(word);
      if (wholes.length === 0) return [];
      return [{ ...question, words: question.words.map((each) => (each === word ? { wholes } : each)) }];
    });
  };
  const nearWords = ({ wholes: [whole = ""], begun }: AskedWord): string[] => {
    const near = [...oneTypoAway(begun ?? whole)];
    const words = near.flatMap((word) => shortForms.get(word) ?? (isWord(word) ? [word] : []));
    if (words.length === 0 && begun !== undefined)
      for (const word of near) if (words.length < mostNear) words.push(...wordsBegun(word, 1));
    return [...new Set(words)].slice(0, mostNear);
  };

  return { find, close: () => database.close() };
}

function openDatabase(url: URL): DatabaseSync {
  try {
    return new DatabaseSync(url, { readOnly: true });
  } catch (cause) {
    throw corruptFile(searchPath, "it cannot be opened", cause);
  }
}

/** The best rows, each by the question it answers best. */
function best(rows: Iterable<Row>, ...questions: readonly Question[]): FoundThing[] {
  const ranked = [...rows].map((row) => {
    const texts = [row.title, ...(row.other_texts?.split(textSeparator) ?? [])];
    const [fit] = questions.map((question) => fitOf(texts, question)).sort(compareFits);
    return { row, fit: fit! };
  });
  return ranked
    .sort((a, b) => compareFits(a.fit, b.fit) || a.row.id - b.row.id)
    .slice(0, mostFound)
    .map(({ row, fit }) => foundThing(row, fit));
}

const compareFits = ({ rank: a }: Fit, { rank: b }: Fit): number =>
  a[0] - b[0] || a[1] - b[1] || a[2] - b[2] || a[3] - b[3];

function foundThing(row: Row, { by }: Fit): FoundThing {
  const { kind, title, detail, layer, element_id: elementId, west, south, east, north } = row;
  return {
    ...{ kind, title, detail, match: by === undefined ? title : `${title} (${by})` },
    position: [row.longitude / perDegree, row.latitude / perDegree],
    ...(west === null
      ? {}
      : { bounds: [west / perDegree, south! / perDegree, east! / perDegree, north! / perDegree] }),
    ...(layer === null ? {} : { layer }),
    ...(elementId === null ? {} : { elementId }),
  };
}
