import { fileURLToPath } from "node:url";
import { cargoOf, carryOut } from "./carryOut.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const [to, ...entries] = process.argv.slice(2);
if (to === undefined || entries.length === 0) {
  console.error(
    "Say where to, and which modules are to run there: main.ts <folder> apps/bff/src/main.ts ...",
  );
  process.exitCode = 2;
} else carryOut(root, await cargoOf(root, entries), to);
