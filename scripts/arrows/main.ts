import { fileURLToPath } from "node:url";
import { dependencyArrows } from "./dependencyArrows.ts";
import { halfArrows } from "./halfArrows.ts";
import { importArrows } from "./importArrows.ts";
import { readWorkspace } from "./readWorkspace.ts";
import { roomArrows } from "./roomArrows.ts";

const workspace = await readWorkspace(fileURLToPath(new URL("../../", import.meta.url)));
const wrong = [
  ...dependencyArrows(workspace),
  ...importArrows(workspace),
  ...halfArrows(workspace),
  ...roomArrows(workspace),
];
for (const { where, why } of wrong) console.error(`${where}: ${why}`);
process.exitCode = wrong.length === 0 ? 0 : 1;
