#!/usr/bin/env node
import { DomainError, systemFault } from "@stopbank/errors";
import { Command } from "commander";
import { addAdministrationCommands } from "./administrationCommands.ts";
import { collect } from "./collect.ts";
import type { BackupFlags } from "./commands/backup.ts";
import type { DiffFlags } from "./commands/data/datasetDiff.ts";
import type { ExportFlags } from "./commands/data/datasetExport.ts";
import type { ImportFlags } from "./commands/data/importDataset.ts";
import type { DemoFlags } from "./commands/demo.ts";
import type { DevFlags } from "./commands/dev.ts";

// Each command loads its own code when it runs: `start` must be up in seconds and needs no GIS library.
const program = new Command("stopbank")
  .description("Climate and natural-hazard risk explorer")
  .version("0.1.0");

program
  .command("start")
  .description("serve everything from this process: shell, BFF, API, embedded store")
  .action(async () => (await import("./commands/start.ts")).startStopbank());

program
  .command("dev")
  .description("serve everything from its sources: what changes shows by itself, on this machine alone")
  .option("--once", "end when a file of the servers changes")
  .action(async (options: DevFlags) => (await import("./commands/dev.ts")).dev(options));

program
  .command("demo")
  .description("put the demonstration where separate processes serve it from; its passwords are published")
  .option("--wait-for <address>", "then wait until the BFF there is ready, and say where people find it")
  .action(async (options: DemoFlags) => (await import("./commands/demo.ts")).demo(options));

program
  .command("api")
  .description("serve the API alone, on PostgreSQL")
  .action(async () => void (await import("@stopbank/api/main")));

program
  .command("bff")
  .description("serve the BFF and the shell alone; API_URL says where the API is")
  .action(async () => void (await import("@stopbank/bff/main")));

program
  .command("worker")
  .description("do jobs and nothing else, on PostgreSQL; as many processes of it as are needed")
  .action(async () => void (await import("@stopbank/bff/worker")));

program
  .command("migrate")
  .description("bring a PostgreSQL database up to date as its owner, and end")
  .action(async () => (await import("./commands/migrate.ts")).migrate());

program
  .command("backup <file>")
  .description(
    "write all that is kept into one file, or into a folder, or to - for a pipe, while the server runs",
  )
  .option("--with-datasets", "the published datasets too, where they are in a folder")
  .action(async (file: string, options: BackupFlags) =>
    (await import("./commands/backup.ts")).backup(file, options),
  );

program
  .command("restore <file>")
  .description("restore a backup (- for a pipe) into an empty state folder or an empty PostgreSQL database")
  .action(async (file: string) => (await import("./commands/restore.ts")).restore(file));

const plugin = program.command("plugin").description("work on plugins");
plugin
  .command("new <id>")
  .description("write a plugin that runs: a page with a route of its own, under a flag of its own")
  .option(
    "--map",
    "with a map page: a map layer, a drawer tab, a tool, a job and a service for other plugins",
  )
  .action(async (id: string, options: { map?: boolean }) =>
    (await import("./commands/pluginNew.ts")).pluginNew(id, options),
  );

addAdministrationCommands(program);

program
  .command("import [description]")
  .description("import GIS files as a description (YAML) says and publish the dataset")
  .option("--init <folder>", "write a first description by looking at the files of a folder")
  .option("--check", "read and sample everything, write nothing")
  .option("--curves", "list the damage curves that come with Stopbank")
  .option("--report <file>", "write the report as JSON too")
  .option(
    "--datasets <place>",
    "where to publish: a folder or s3://bucket/prefix (default STOPBANK_DATASETS)",
  )
  .option("--no-cache", "work everything out again, what earlier imports of the same inputs gave too")
  .action(async (description: string | undefined, options: ImportFlags) =>
    (await import("./commands/data/importDataset.ts")).importCommand(description, options),
  );

const dataset = program.command("dataset").description("look after published datasets");
const datasets = () => import("./commands/data/dataset.ts");
dataset
  .command("list [client]")
  .alias("versions")
  .description("versions of each client, the one that is shown marked")
  .action(async (name?: string) => (await datasets()).datasetList(name));
dataset
  .command("show <client> [version]")
  .description("what a version holds")
  .action(async (name: string, version?: string) => (await datasets()).datasetShow(name, version));
dataset
  .command("diff <client> [old] [new]")
  .description("what changed between two versions (default: the one before, and the current one)")
  .option("--csv <file>", "write the differences as a table for a spreadsheet too")
  .option("--html <file>", "write them as a page to read, print or send too")
  .action(async (name: string, old: string | undefined, now: string | undefined, options: DiffFlags) =>
    (await import("./commands/data/datasetDiff.ts")).datasetDiff(name, old, now, options),
  );
dataset
  .command("export <client> <layer>")
  .description("write every element of a layer with what each scenario makes of it")
  .option("--csv <file>", "as a table")
  .option("--geojson <file>", "as GeoJSON")
  .option("--hazard <id>", "only this hazard; repeat for more", collect, [])
  .option("--at <version>", "an older version")
  .action(async (name: string, layer: string, options: ExportFlags) =>
    (await import("./commands/data/datasetExport.ts")).datasetExport(name, layer, options),
  );
dataset
  .command("verify <client> [version]")
  .description("read every file and compare checksums")
  .action(async (name: string, version?: string) => (await datasets()).datasetVerify(name, version));
dataset
  .command("publish <client> <version>")
  .description("make a version that is there the current one")
  .action(async (name: string, version: string) => (await datasets()).datasetPublish(name, version));
dataset
  .command("rollback <client> [version]")
  .description("go back to the version before, or to the one named")
  .action(async (name: string, version?: string) => (await datasets()).datasetRollback(name, version));
dataset
  .command("gc [client]")
  .description("remove old versions and unfinished ones")
  .option("--keep <n>", "versions to keep besides the current one's place in the history", "2")
  .action(async (name: string | undefined, options: { keep: string }) =>
    (await datasets()).datasetGc(name, options),
  );

try {
  await program.parseAsync();
} catch (error) {
  const known = error instanceof DomainError ? error : systemFault(error);
  if (known === undefined) throw error;
  process.stderr.write(`\n${known.message} [${known.code}]\n`);
  process.exitCode = 1;
}
