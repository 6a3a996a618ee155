import { randomUUID } from "node:crypto";
import { openStore } from "@stopbank/store";
import { listClients } from "@stopbank/store/clients";
import { onPostgres } from "@stopbank/store/testing";
import { afterEach, expect, it, onTestFinished, vi } from "vitest";
import { migrate } from "./migrate.ts";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

it("says that there is no server where none is named", async () => {
  vi.stubEnv("DATABASE_URL", "");
  await expect(migrate()).rejects.toMatchObject({ code: "config/no-database" });
});

onPostgres("stopbank migrate", (open) => {
  it("brings the database up to date as its owner, so that servers start without the owner's login", async () => {
    const database = await open();
    onTestFinished(() => database.close());
    const name = `stopbank_migrate_${randomUUID().replaceAll("-", "")}`;
    await database.owner.script(`create database ${name}`);
    const at = (url: unknown) => Object.assign(new URL(String(url)), { pathname: `/${name}` }).href;
    const serve = () =>
      openStore({ home: "unused", databaseUrl: at(database.url), ownerDatabaseUrl: undefined });
    await expect(serve()).rejects.toMatchObject({ code: "store/cannot-migrate" });

    vi.stubEnv("DATABASE_URL", at(database.url));
    vi.stubEnv("DATABASE_OWNER_URL", at(database.ownerUrl));
    const log = vi.spyOn(console, "log").mockImplementation(() => undefined);
    await migrate();
    await migrate();
    expect(log.mock.calls).toEqual([["The database is up to date."], ["The database is up to date."]]);

    const store = await serve();
    expect(await listClients(store.shared)).toEqual([]);
    await store.close();
    await database.owner.script(`drop database ${name}`);
  });
});
