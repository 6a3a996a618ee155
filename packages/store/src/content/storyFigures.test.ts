import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createClient } from "../clients/clients.ts";
import { onEachEngine, type TestDatabase } from "../testing/engines.ts";
import { findStoryFigures, type KeptFigures, keepStoryFigures } from "./storyFigures.ts";

onEachEngine("figures of stories", (open) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  const figuresOf = (text: string): KeptFigures => ({
    datasetVersion: "0".repeat(16),
    datasetAt: new Date("2026-03-03T00:00:00Z"),
    figures: { 1: { "risk.buildings.flood.exposed": text } },
  });

  it("STO-09 are kept once for each version of a story, and are that client's alone", async () => {
    const { store } = database;
    const newClient = async () => {
      const name = `c${randomUUID()}`;
      return (await createClient(store, { clientName: name, subdomain: name, displayName: name })).id;
    };
    const [one, other] = [await newClient(), await newClient()];
    const keep = (version: number, text: string) =>
      store.withClient(one, (tx) => keepStoryFigures(tx, { name: "1", version }, figuresOf(text)));
    const find = (client: string, version: number) =>
      store.withClient(client, (tx) => findStoryFigures(tx, { name: "1", version }));
    await Promise.all([keep(1, "30"), keep(1, "30")]);
    await keep(1, "31");
    await keep(2, "32");
    expect([await find(one, 1), await find(one, 2)]).toEqual([figuresOf("30"), figuresOf("32")]);
    expect([await find(one, 3), await find(other, 1)]).toEqual([undefined, undefined]);
  });
});
