import { randomBytes, randomUUID } from "node:crypto";
import type { SqlConnection } from "../engine/sqlConnection.ts";
import { attemptAs, outcomeText, touches } from "./attempts.ts";
import { type Tenants, tokenHashOf } from "./tenants.ts";

/**
 * As `violations`, for what a user may do outside any client: read own memberships and invitations, and which clients approve the
 * domain of their address, and nothing else.
 */
export async function* userViolations(
  app: SqlConnection,
  tenants: Tenants,
): AsyncGenerator<string, void, undefined> {
  const [member, stranger] = tenants.userIds;
  yield* domainViolations(app, tenants);
  for (const [userId, expected] of [
    [member, tenants.clientIds.length],
    [stranger, 0],
  ] as const) {
    const attempt = (sql: string, values: readonly unknown[] = []) =>
      attemptAs(app, { "stopbank.user_id": userId }, { sql, values });
    for (const table of ["memberships", "invitations"]) {
      const read = await attempt(`select client_id, user_id from ${table}`);
      if (read.rows.length !== expected)
        yield `a user reading ${table}: ${outcomeText(read)}, not ${expected} rows`;
    }
    for (const verb of [
      "update memberships set role = 'admin'",
      "delete from memberships",
      "update invitations set role = 'admin'",
      "delete from invitations",
    ]) {
      const changed = await attempt(`${verb} returning user_id`);
      if (touches(changed)) yield `a user outside any client: ${verb}: ${outcomeText(changed)}`;
    }
    const joined = await attempt(
      "insert into memberships (client_id, user_id, role) values ($1, $2, 'admin')",
      [tenants.clientIds[0], stranger],
    );
    if (touches(joined)) yield `a user joining a client by themselves: ${outcomeText(joined)}`;
  }
}

/** A person is told of their own address's domain: none of the samples' where theirs is another, all where it is theirs. */
async function* domainViolations(
  app: SqlConnection,
  tenants: Tenants,
): AsyncGenerator<string, void, undefined> {
  const reading = (userId: string | undefined) =>
    attemptAs(
      app,
      { "stopbank.user_id": userId },
      { sql: "select client_id from approved_email_domains", values: [] },
    );
  const own = await reading(tenants.userIds[0]);
  if (own.rows.length !== tenants.clientIds.length)
    yield `a user reading who approves their domain: ${outcomeText(own)}`;
  const nobodys = await reading(randomUUID());
  if (nobodys.rows.length > 0) yield `nobody reading who approves a domain: ${outcomeText(nobodys)}`;
}

/** As `violations`, for whoever knows a job's id alone: they read that job, and change nothing. */
export async function* jobViolations(
  app: SqlConnection,
  tenants: Tenants,
): AsyncGenerator<string, void, undefined> {
  for (const [jobId, expected] of [
    [tenants.clientIds[0], 1],
    [randomUUID(), 0],
  ] as const) {
    const attempt = (sql: string) => attemptAs(app, { "stopbank.job_id": jobId }, { sql, values: [] });
    const read = await attempt("select id from jobs");
    if (read.rows.length !== expected)
      yield `whoever names a job reading jobs: ${outcomeText(read)}, not ${expected} rows`;
    for (const verb of ["update jobs set title = 'x'", "delete from jobs"]) {
      const changed = await attempt(`${verb} returning id`);
      if (touches(changed)) yield `whoever names a job: ${verb}: ${outcomeText(changed)}`;
    }
  }
}

/** As `violations`, for whoever presents a token alone: they read that token, and change nothing. */
export async function* tokenViolations(
  app: SqlConnection,
  tenants: Tenants,
): AsyncGenerator<string, void, undefined> {
  for (const [hash, expected] of [
    [tokenHashOf(tenants.clientIds[0] as string), 1],
    [randomBytes(32), 0],
    [Buffer.alloc(0), 0],
  ] as const) {
    const settings = { "stopbank.token_hash": hash.toString("hex") };
    const attempt = (sql: string) => attemptAs(app, settings, { sql, values: [] });
    const read = await attempt("select id from api_tokens");
    if (read.rows.length !== expected)
      yield `whoever presents a token reading api_tokens: ${outcomeText(read)}, not ${expected} rows`;
    const days = await attempt("select token_id from api_token_days");
    if (touches(days)) yield `whoever presents a token reading api_token_days: ${outcomeText(days)}`;
    for (const verb of ["update api_tokens set name = 'x'", "delete from api_tokens"]) {
      const changed = await attempt(`${verb} returning id`);
      if (touches(changed)) yield `whoever presents a token: ${verb}: ${outcomeText(changed)}`;
    }
  }
}
