import { createHashPool } from "@stopbank/api/hash-pool";
import { readBffConfig } from "@stopbank/bff/config";
import { DomainError } from "@stopbank/errors";
import { openStore } from "@stopbank/store";
import { datasetStorage, readHome } from "../home.ts";
import { timedStep } from "../progress.ts";
import { demoAccounts, prepareDemo } from "../start/demo.ts";
import { untilReady } from "../start/untilReady.ts";

export interface DemoFlags {
  /** The BFF's address among the servers, such as `http://bff:8080`. */
  readonly waitFor?: string;
}

/**
 * `stopbank demo`: puts the demonstration's datasets, clients and accounts where separate processes serve them from,
 * and ends. What is there already stays. With `--wait-for` it waits for the servers too, and says where people find them.
 *
 * @throws DomainError `config/bad-setting`, `storage/...`, `demo/not-ready`, or the store's when it cannot be opened.
 */
export async function demo({ waitFor }: DemoFlags): Promise<void> {
  const server = waitFor === undefined ? undefined : addressOf(waitFor);
  const { publicUrl } = readBffConfig(process.env);
  const home = readHome(process.env);
  await datasetStorage(home.datasets).prepare();
  const store = await timedStep("Opening the store", () => openStore({ ...home, home: home.folder }));
  try {
    await prepareDemo(store, home, createHashPool());
  } finally {
    await store.close();
  }
  if (server !== undefined) {
    await timedStep("Waiting for the servers", () => untilReady(server, publicUrl));
    process.stdout.write(`\nStopbank is at ${publicUrl.origin}\n`);
  }
  process.stdout.write(demoAccounts());
}

function addressOf(text: string): URL {
  if (URL.canParse(text) && new URL(text).protocol === "http:") return new URL(text);
  throw new DomainError(
    "invalid",
    "config/bad-setting",
    `--wait-for takes the BFF's http address, such as http://bff:8080, and got "${text}".`,
  );
}
