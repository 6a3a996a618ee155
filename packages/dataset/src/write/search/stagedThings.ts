import type { DatabaseSync } from "node:sqlite";
import { scopeWords } from "../../search/indexTables.ts";
import { nameKinds } from "../../search/NamedThing.ts";

/** A name that so many pieces of a layer have is none: "Unnamed", "House". */
export const mostPieces = 200;

const element = nameKinds.indexOf("element");
const { named, piece } = scopeWords;

const columns =
  "source, kind, title, other_texts, element_id, longitude, latitude, west, south, east, north, title_words, other_words";

/** Things as they come, before they are in their order. Temporary tables lie on disk too. */
export const stagingTables = `
  PRAGMA temp_store = FILE;
  CREATE TEMP TABLE staged (id INTEGER PRIMARY KEY, ${columns});
`;

export const stageThing = `INSERT INTO staged (${columns}) VALUES (${columns.replace(/\w+/g, "?")})`;

/**
 * Puts what is staged into the index in its order. Things of one source that are called alike, as the stretches of a road
 * are, become one with the bounds of all; of those, elements stay as well, to be found where their layer is looked through.
 */
export function finishIndex(database: DatabaseSync): void {
  database.exec(`
    CREATE TEMP TABLE alike AS
      SELECT source, title_words, min(id) AS first, count(*) AS pieces,
        min(west) AS west, min(south) AS south, max(east) AS east, max(north) AS north
      FROM staged GROUP BY source, title_words HAVING count(*) > 1;
    CREATE INDEX temp.alike_words ON alike (source, title_words);

    CREATE TEMP TABLE ordered (id INTEGER PRIMARY KEY, ${columns}, scope);
    INSERT INTO ordered (${columns}, scope) SELECT * FROM (
      SELECT ${columns.replace(/\w+/g, "staged.$&")},
        iif(first IS NULL, '${named}', '${piece}')
          || iif(kind = ${element} AND element_id IS NOT NULL, ' ' || char(unicode('${scopeWords.ofSource(0)}') + staged.source), '') AS scope
      FROM staged LEFT JOIN alike ON alike.source = staged.source AND alike.title_words = staged.title_words
      WHERE first IS NULL OR (kind = ${element} AND element_id IS NOT NULL)
      UNION ALL
      SELECT staged.source, kind, title, NULL, NULL, longitude, latitude,
        alike.west, alike.south, alike.east, alike.north, staged.title_words, '', '${named}'
      FROM alike JOIN staged ON staged.id = first WHERE pieces <= ${mostPieces}
    ) ORDER BY kind, length(title_words), title_words, source, scope, element_id;
    DROP TABLE alike;
    DROP TABLE staged;

    INSERT INTO thing
      SELECT id, source, title, other_texts, element_id, longitude, latitude,
        iif(west = east AND south = north, NULL, west), iif(west = east AND south = north, NULL, south),
        iif(west = east AND south = north, NULL, east), iif(west = east AND south = north, NULL, north)
      FROM ordered ORDER BY id;
    INSERT INTO thing_words (rowid, title, others, scope)
      SELECT id, title_words, other_words, scope FROM ordered ORDER BY id;
    DROP TABLE ordered;
    INSERT INTO thing_words (thing_words) VALUES ('optimize');

    CREATE VIRTUAL TABLE temp.vocabulary USING fts5vocab(main, thing_words, row);
    INSERT INTO word SELECT term FROM vocabulary WHERE unicode(term) NOT BETWEEN unicode('${named}') AND 0xf8ff;
    DROP TABLE vocabulary;
  `);
}
