#!/usr/bin/env node
import { DomainError } from "@stopbank/errors";
import { Command } from "commander";

// Each command loads its own code when it runs: `start` must be up in seconds and needs no GIS library.
const program = new Command("stopbank")
  .description("Climate and natural-hazard risk explorer")
  .version("0.1.0");

program
  .command("start")
  .description("serve everything from this process: shell, BFF, API, embedded store")
  .action(async () => (await import("./commands/start.ts")).start());

program
  .command("api")
  .description("serve the API alone")
  .action(async () => (await import("./commands/api.ts")).api());

program
  .command("bff")
  .description("serve the BFF and the shell alone; API_URL says where the API is")
  .action(async () => (await import("./commands/bff.ts")).bff());

try {
  await program.parseAsync();
} catch (error) {
  if (!(error instanceof DomainError)) throw error;
  process.stderr.write(`\n${error.message}\n`);
  process.exitCode = 1;
}
