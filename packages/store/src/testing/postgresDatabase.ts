import { randomUUID } from "node:crypto";
import type pg from "pg";
import { APP_ROLE, ensureAppRole } from "../engine/appRole.ts";
import { connectionTo } from "../engine/postgresEngine.ts";

export { type CuttableProxy, startCuttableProxy } from "./cuttableProxy.ts";
export { findPostgresBinaries } from "./postgresBinaries.ts";
export { startTemporaryPostgres, type TemporaryPostgres } from "./temporaryPostgres.ts";

/**
 * Makes an empty database of its own, with a login to serve that owns nothing.
 *
 * @param model a database on the same server to be copied instead.
 */
export async function makePostgresDatabase(
  superuser: pg.Client,
  urlOf: (database: string) => string,
  model?: string,
) {
  const database = `stopbank_test_${randomUUID().replaceAll("-", "")}`;
  await superuser.query(`create database ${database}${model === undefined ? "" : ` template ${model}`}`);
  await ensureAppRole(connectionTo(superuser));
  // With the database's name for a name and a password.
  await superuser.query(`create role ${database} login noinherit password '${database}'`);
  await superuser.query(`grant ${APP_ROLE} to ${database}`);
  const ownerUrl = urlOf(database);
  return {
    database,
    /** Of the login that serves. */
    url: Object.assign(new URL(ownerUrl), { username: database, password: database }).href,
    /** The superuser's. */
    ownerUrl,
  };
}
