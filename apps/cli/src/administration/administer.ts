import { setTimeout as sleep } from "node:timers/promises";
import { createHashPool } from "@stopbank/api/hash-pool";
import { DomainError } from "@stopbank/errors";
import { openStore, type Store } from "@stopbank/store";
import type { Static } from "typebox";
import { datasetStorage, type Home, readHome } from "../home.ts";
import { askServer } from "./askServer.ts";
import { checkedOrder } from "./checkedOrder.ts";
import type { AdministrationOrder } from "./orders/order.ts";
import { type OrderName, orders } from "./orders/table.ts";
import { orderTools } from "./orderTools.ts";

/** How long a store is waited for that another process has open and takes no orders for: a command, or a server that only starts. */
const patienceMs = 60_000;
const betweenTriesMs = 200;

/**
 * Has an order carried out: by the running server where one has the embedded store open, else by opening the store, or the
 * database, here. Says which way it took on stderr, and what came of it on stdout.
 *
 * @throws DomainError the order's; the store's when it cannot be opened.
 */
export async function administer<N extends OrderName>(
  name: N,
  body: Static<(typeof orders)[N]["body"]>,
): Promise<void> {
  process.stdout.write(`${await carriedOut(name, body)}\n`);
}

/** The same, with what came of it as the answer. */
export async function carriedOut<N extends OrderName>(
  name: N,
  body: Static<(typeof orders)[N]["body"]>,
): Promise<string> {
  checkedOrder(name, body);
  const home = readHome(process.env);
  return home.databaseUrl === undefined ? throughHome(home, name, body) : throughDatabase(home, name, body);
}

async function throughDatabase(home: Home, name: OrderName, body: object): Promise<string> {
  const store = await openStore({ ...home, home: home.folder });
  tellWay("Working in the database that DATABASE_URL names.");
  return performOn(store, name, body);
}

/** By whoever has the store open, or by opening it; while another has it and takes no orders, both are tried again. */
async function throughHome(home: Home, name: OrderName, body: object): Promise<string> {
  const until = performance.now() + patienceMs;
  for (let isFirst = true; ; isFirst = false) {
    const answer = await askServer(home.folder, name, body);
    if (answer !== undefined) {
      tellWay(`Asked the running server (process ${answer.process}).`);
      if ("refusal" in answer.outcome) throw answer.outcome.refusal;
      return answer.outcome.said;
    }
    try {
      const store = await openStore({ home: home.folder });
      tellWay(`No server is running on ${home.folder}: opened its store here.`);
      return await performOn(store, name, body);
    } catch (error) {
      const isBusy = error instanceof DomainError && error.code === "store/in-use";
      if (!isBusy || performance.now() > until) throw error;
      if (isFirst) tellWay("Another process has the store open. Waiting for it ...");
      await sleep(betweenTriesMs);
    }
  }
}

async function performOn(store: Store, name: OrderName, body: object): Promise<string> {
  const tools = orderTools({ store, datasets: datasetStorage(), hashPassword: createHashPool().hash });
  try {
    const { perform } = orders[name] as unknown as AdministrationOrder;
    return await perform(tools, { ...body });
  } finally {
    await tools.close();
    await store.close();
  }
}

const tellWay = (sentence: string) => process.stderr.write(`${sentence}\n`);
