import { DatabaseSync } from "node:sqlite";
import { pathToFileURL } from "node:url";

// A process of its own, which can be ended while SQLite is at work: reads every view of the database it is given to the
// end, and writes each one's name before it begins. Functions that only GDAL has fail, and that is what is wanted.
const url = pathToFileURL(process.argv[2]!);
url.searchParams.set("immutable", "1");
const database = new DatabaseSync(url, { readOnly: true });
const views = database.prepare("SELECT name FROM sqlite_master WHERE type = 'view'").all() as {
  name: string;
}[];
for (const { name } of views) {
  process.stdout.write(`${name}\n`);
  try {
    const statement = database.prepare(`SELECT * FROM "${name.replaceAll('"', '""')}"`);
    statement.setReadBigInts(true);
    for (const _row of statement.iterate());
  } catch (error) {
    // A view of what is not there is as broken for GDAL, and ends.
    if (!/no such (table|column)/.test(String(error))) throw error;
  }
}
process.stdout.write("\n");
