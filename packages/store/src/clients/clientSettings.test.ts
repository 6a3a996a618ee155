import { afterAll, beforeAll, expect, it } from "vitest";
import { onEachEngine, type TestDatabase } from "../testing/engines.ts";
import { changeClientConfig, getClientConfig } from "./clientSettings.ts";
import { createClient } from "./clients.ts";

onEachEngine("a client's config", (open) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  it("keeps the changes of all who change it at once, and whatever else it says", async () => {
    const { store } = database;
    const { id } = await createClient(store, { clientName: "bay", subdomain: "bay", displayName: "Bay" });
    await store.withClient(id, (tx) => changeClientConfig(tx, () => ({ terrain_map: true })));
    const names = ["a", "b", "c", "d", "e", "f"];
    await Promise.all(
      names.map((name) =>
        store.withClient(id, (tx) =>
          changeClientConfig(tx, (config) => ({
            ...config,
            feature_flags: { ...config.feature_flags, [name]: { enabled: "enabled" } },
          })),
        ),
      ),
    );
    const { terrain_map, feature_flags = {} } = await store.withClient(id, getClientConfig);
    expect([terrain_map, Object.keys(feature_flags).toSorted()]).toEqual([true, names]);
  });
});
