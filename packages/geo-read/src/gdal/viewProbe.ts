import { DatabaseSync } from "node:sqlite";
import { pathToFileURL } from "node:url";

// A process of its own, which can be ended while SQLite is at work: reads every view of the database it is given to the
// end, and writes each one's name, as JSON, before it begins; names may be long, and of one only the start is said. Whatever fails here is refused, functions that only GDAL has too:
// what this SQLite does not understand GDAL's may, and nothing tells whether it ends there.
// With `--own` the database is a copy that it may complete by what lies beside it.
const [, , path, option] = process.argv;
const isOwn = option === "--own";
const url = pathToFileURL(path!);
if (!isOwn) url.searchParams.set("immutable", "1");
const database = new DatabaseSync(url, {
  readOnly: !isOwn,
  // As GDAL's SQLite takes them.
  enableDoubleQuotedStringLiterals: true,
});
const views = database.prepare("SELECT name FROM sqlite_master WHERE type = 'view'").all() as {
  name: string;
}[];
for (const { name } of views) {
  process.stdout.write(`${JSON.stringify(name.slice(0, 200))}\n`);
  const statement = database.prepare(`SELECT * FROM "${name.replaceAll('"', '""')}"`);
  statement.setReadBigInts(true);
  for (const _row of statement.iterate());
}
