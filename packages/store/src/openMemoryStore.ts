import { openPglite } from "./engine/pgliteEngine.ts";
import { createStore } from "./scope/createStore.ts";
import type { Store } from "./scope/store.ts";

/** A store that lives in memory and is gone when closed: for tests of what uses the store. */
export const openMemoryStore = async (): Promise<Store> => createStore(await openPglite(undefined));
