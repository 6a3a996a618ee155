import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { houseTable, withHouse } from "./houseTable.ts";
import { readWorkspace } from "./readWorkspace.ts";

// `npm run house`: ARCHITECTURE.md's list of packages, from order.ts and each package.json.
const root = new URL("../../", import.meta.url);
const path = new URL("ARCHITECTURE.md", root);
const table = houseTable(await readWorkspace(fileURLToPath(root)));
await writeFile(path, withHouse(await readFile(path, "utf8"), table));
