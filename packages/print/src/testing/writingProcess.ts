import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { makeScratchFolder } from "../browser/scratchFolder.ts";

/** Makes the folder again, and files in it, until it is killed. What it writes into may be removed at any time: it goes on. */
const writeForEver = `
  const { mkdirSync, writeFileSync } = require("node:fs");
  for (let at = 0; ; at = (at + 1) % 1_000) {
    try {
      mkdirSync(process.argv[1], { recursive: true });
      writeFileSync(process.argv[1] + "/" + at, "");
    } catch (error) {
      if (error.code !== "ENOENT") throw error;
    }
    if (at === 0) process.stdout.write("writes\\n");
  }`;

/** A process that ends while another writes into its scratch folder, as a browser does. */
if (process.argv[1] === import.meta.filename) {
  const folder = await makeScratchFolder();
  const writer = spawn(process.execPath, ["-e", writeForEver, join(folder.path, "profile")], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  folder.writtenBy(() => writer.kill("SIGKILL"));
  await once(writer.stdout, "data");
  process.exit();
}
