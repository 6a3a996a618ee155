import { startOn } from "./engine/pgliteEngine.ts";
import { createStore } from "./scope/createStore.ts";
import type { Store } from "./scope/store.ts";
import { migratedPglite } from "./testing/newPglite.ts";

/** A store that lives in memory and is gone when closed: for tests of what uses the store. */
export const openMemoryStore = async (): Promise<Store> => createStore(await startOn(await migratedPglite()));
