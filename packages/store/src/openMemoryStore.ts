import { createStore } from "./createStore.ts";
import { openPglite } from "./pgliteEngine.ts";
import type { Store } from "./store.ts";

/** A store that lives in memory and is gone when closed: for tests of what uses the store. */
export const openMemoryStore = async (): Promise<Store> => createStore(await openPglite(undefined));
