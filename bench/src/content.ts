import { mkdtempSync, rmSync } from "node:fs";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { clientContent } from "@stopbank/api/content-owner";
import { exportContent } from "@stopbank/api/export-content";
import { importContent } from "@stopbank/api/import-content";
import { bytesOfMedium } from "@stopbank/api/own-media";
import { readInThread } from "@stopbank/api/read-content";
import { writeFolder } from "@stopbank/content-folder/write-folder";
import { openStore } from "@stopbank/store";
import { createClient } from "@stopbank/store/clients";
import { makeFolder } from "./content/makeFolder.ts";
import { measureMediaList } from "./content/mediaListCost.ts";
import { timedParts } from "./content/parts.ts";
import { measured } from "./content/waits.ts";

// A folder of content into an embedded store on the disk, once more when all of it is there, and out again; for how long another call
// waited meanwhile; and what a page of the library costs then.
const documents = Number(process.env.STOPBANK_BENCH_DOCUMENTS ?? 500);
const pictures = Number(process.env.STOPBANK_BENCH_PICTURES ?? 300);
const mostSeconds = 60;

console.log(
  `${cpus()[0]?.model}, ${cpus().length} cores, Node ${process.version}, load ${loadavg()[0]?.toFixed(1)}`,
);
console.log(`${documents} documents, ${pictures} pictures of 1280 x 960\n`);
const home = mkdtempSync(join(tmpdir(), "stopbank-bench-content-"));
const folder = mkdtempSync(join(tmpdir(), "stopbank-bench-folder-"));
try {
  await makeFolder(folder, documents, pictures);
  const store = await openStore({ home });
  const client = await createClient(store, { clientName: "bay", subdomain: "bay", displayName: "The bay" });
  const parts = timedParts(clientContent(store, client, { details: { actor: "benchmark" } }));
  const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
  const bring = async () => {
    parts.begin();
    const read = await readInThread({ folder });
    parts.pass("reading");
    return importContent(parts.owner, read, {
      knownMedia: async () => new Set(),
      chargeMedium: async () => undefined,
      atOnce: 2,
      turn,
    });
  };
  const look = () =>
    store.withClient(client.id, (tx) => tx.selectFrom("client_config").select("client_id").execute());

  const first = await measured("all of it new", look, bring);
  console.log(`  ${parts.inWords()}`);
  console.log(`  ${first.answer.changed} documents, ${first.answer.newMedia} pictures`);
  const again = await measured("once more", look, bring);
  console.log(`  ${parts.inWords()}`);
  if (again.answer.changed !== 0 || again.answer.newMedia !== 0)
    throw new Error("What says the same is no new version.");
  const out = exportContent(parts.owner, {
    readMedium: (name) => bytesOfMedium(store, client.id, name),
    turn,
    onBroken: (kind, name, error) => {
      throw new Error(`${kind} ${name} cannot be read.`, { cause: error });
    },
  });
  await measured("out as a folder", look, () => writeFolder(join(home, "out"), out));
  await measureMediaList(store, client.id, 1_000);
  await store.close();
  if (first.seconds > mostSeconds) console.log(`\nabove ${mostSeconds} s`);
} finally {
  for (const each of [home, folder]) rmSync(each, { recursive: true, force: true });
}
