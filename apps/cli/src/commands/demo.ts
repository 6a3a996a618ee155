import { createHashPool } from "@stopbank/api/hash-pool";
import { openStore } from "@stopbank/store";
import { datasetStorage, readHome } from "../home.ts";
import { step } from "../progress.ts";
import { demoAccounts, prepareDemo } from "../start/demo.ts";

/**
 * `stopbank demo`: puts the demonstration's datasets, clients and accounts where separate processes serve them from,
 * and ends. What is there already stays.
 *
 * @throws DomainError `storage/...`, or the store's when it cannot be opened.
 */
export async function demo(): Promise<void> {
  const home = readHome(process.env);
  await datasetStorage(home.datasets).prepare();
  const store = await step("Opening the store", () => openStore({ ...home, home: home.folder }));
  try {
    await prepareDemo(store, home, createHashPool());
    process.stdout.write(demoAccounts());
  } finally {
    await store.close();
  }
}
