/** Where the search index of a dataset lies. */
export const searchPath = "search.sqlite";

/** Degrees are kept as whole numbers of this many to a degree, about a centimetre each. */
export const perDegree = 1e7;

/** Between a thing's other texts. */
export const textSeparator = "\n";

/** Words that no text has (private use), by which rows are told apart within the full-text index. */
export const scopeWords = {
  /** What the map finds by its title and by its other texts. */
  named: "\uE000",
  /** A piece of something that has a row of its own with the bounds of all: the map finds it by its other texts alone. */
  piece: "\uE001",
  /** The elements of one source. */
  ofSource: (source: number): string => String.fromCharCode(firstOfSources + source),
} as const;

const firstOfSources = 0xe010;
export const mostSources = 0xf8ff - firstOfSources;

/**
 * The tables of the index, an SQLite database. A thing's row number is its rank among equals: places come before regions,
 * features of contextual layers and elements, short titles before long ones. So a search that takes rows in their order
 * and stops after some has the best, without looking at the others.
 *
 * `thing_words` holds words and where they stand, and no text (`content=''`): one spelling of each word, as
 * `canonicalWords` has it. Beginnings of up to three letters have lists of their own.
 */
export const indexTables = `
  CREATE TABLE source (id INTEGER PRIMARY KEY, kind TEXT NOT NULL, detail TEXT NOT NULL, layer TEXT);
  CREATE TABLE thing (
    id INTEGER PRIMARY KEY, source INTEGER NOT NULL, title TEXT NOT NULL, other_texts TEXT, element_id TEXT,
    longitude INTEGER NOT NULL, latitude INTEGER NOT NULL,
    west INTEGER, south INTEGER, east INTEGER, north INTEGER
  );
  CREATE TABLE word (word TEXT PRIMARY KEY) WITHOUT ROWID;
  CREATE VIRTUAL TABLE thing_words USING fts5(
    title, others, scope, content='', columnsize=0, prefix='1 2 3',
    tokenize="unicode61 remove_diacritics 0 categories 'L* N* Co'"
  );
`;
