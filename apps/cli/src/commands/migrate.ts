import { DomainError } from "@stopbank/errors";
import { openStore } from "@stopbank/store";
import { readHome } from "../home.ts";

/**
 * `stopbank migrate`: brings the database up to date and ends, so that no process that serves needs the owner's login.
 *
 * @throws DomainError `config/no-database` without DATABASE_URL, and as `openStore`.
 */
export async function migrate(): Promise<void> {
  const { folder, databaseUrl, ownerDatabaseUrl } = readHome(process.env);
  if (databaseUrl === undefined)
    throw new DomainError(
      "invalid",
      "config/no-database",
      "DATABASE_URL is missing: the embedded database is brought up to date by `stopbank start`.",
    );
  const store = await openStore({ home: folder, databaseUrl, ownerDatabaseUrl });
  await store.close();
  console.log("The database is up to date.");
}
