import { createHash, randomBytes, randomInt, randomUUID } from "node:crypto";
import type { SqlConnection } from "../engine/sqlConnection.ts";
import type { ReturnedRow, Statement } from "./attempts.ts";

/** Three clients, each with rows in every tenant table, and two users who belong to all of them. */
export interface Tenants {
  readonly clientIds: readonly string[];
  readonly userIds: readonly string[];
}

const sampleJob = {
  kind: "matrix.try",
  title: "A job",
  idempotency_key: "once",
  key_is_free: true,
  sealed_parameters: Buffer.alloc(1),
  expires_at: new Date("2100-01-01"),
};

type SampleRow = (clientId: unknown, userId: string, memberId: string) => ReturnedRow;

const SAMPLE_ROWS: Readonly<Record<string, SampleRow>> = {
  clients: (id) => ({
    id,
    client_name: `c${randomUUID()}`,
    subdomain: `c${randomUUID()}`,
    display_name: "A client",
  }),
  memberships: (client_id, user_id) => ({ client_id, user_id, role: "member" }),
  client_config: (client_id) => ({ client_id, config: "{}" }),
  client_preferences: (client_id) => ({ client_id, preferences: "{}" }),
  client_content: (client_id) => ({
    client_id,
    kind: "help",
    name: randomUUID(),
    version: 1,
    schema_version: 1,
    body: "{}",
    named_media: "{}",
  }),
  client_media: (client_id) => ({
    client_id,
    name: `${randomUUID().replaceAll("-", "")}.vtt`,
    original_name: "a.vtt",
    alternative_text: "",
    sizes: '{"0":1}',
    bytes: 1,
  }),
  // Of the captions that each client gets as it gets a job.
  client_media_pieces: (client_id) => ({
    client_id,
    name: captionsOf(client_id),
    width_px: randomInt(2_000_000_000),
    place: 0,
    piece: Buffer.alloc(1),
  }),
  content_drafts: (client_id, saved_by) => ({
    client_id,
    kind: "story",
    name: randomUUID(),
    revision: randomUUID(),
    base_version: 0,
    body: "{}",
    saved_by,
  }),
  story_figures: (client_id) => ({
    client_id,
    name: randomUUID(),
    version: 1,
    dataset_version: "0".repeat(16),
    dataset_at: new Date(),
    figures: "{}",
  }),
  staged_content: (client_id) => ({
    client_id,
    import_id: randomUUID(),
    kind: "help",
    name: "a.md",
    base_version: 0,
    schema_version: 1,
    body: "{}",
  }),
  areas: (client_id) => ({ client_id, id: randomUUID().replaceAll("-", "").repeat(2), packed: "{}" }),
  named_areas: (client_id, owner_user_id) => ({
    client_id,
    owner_user_id,
    area_id: randomUUID().replaceAll("-", "").repeat(2),
    name: "An area",
  }),
  area_allowances: (client_id) => ({
    client_id,
    who_hash: randomBytes(32),
    window_ends_at: new Date(),
    areas: 1,
    bytes: 1,
  }),
  approved_email_domains: (client_id) => ({ client_id, domain: "a.example" }),
  invitations: (client_id, user_id) => ({ client_id, user_id, expires_at: new Date("2100-01-01") }),
  sign_in_providers: (client_id) => ({
    client_id,
    issuer: "https://login.a.example",
    provider_client_id: "stopbank",
  }),
  provider_identities: (client_id, user_id) => ({
    client_id,
    user_id,
    issuer: "https://login.a.example",
    subject: randomUUID(),
  }),
  // Of the sign-in that `createTenants` gives each client, under the client's own id.
  provider_sign_ins: (client_id) => ({
    client_id,
    family_id: client_id,
    issuer: "https://login.a.example",
    subject: "one",
    sealed_id_token: Buffer.alloc(1),
  }),
  spent_log_out_tokens: (client_id) => ({ client_id, token_hash: randomBytes(32), expires_at: new Date() }),
  feedback: (client_id, user_id) => ({ client_id, user_id, kind: "Comment", text: "A comment" }),
  second_factor_rules: (client_id) => ({ client_id, demanded_of: "admins" }),
  usage_counts: (client_id) => ({
    client_id,
    day: "2026-11-24",
    kind: "layer",
    subject: randomUUID(),
    count: 1,
  }),
  audit_events: (client_id) => ({ client_id, action: "matrix.tried" }),
  audit_subjects: (client_id) => ({ client_id, subject: "matrix" }),
  jobs: (client_id, owner_user_id) => ({ ...sampleJob, id: randomUUID(), client_id, owner_user_id }),
  // Of the job that `createTenants` gives each client, under the client's own id.
  job_grants: (client_id, user_id) => ({
    client_id,
    user_id,
    job_id: client_id,
    token_hash: randomBytes(32),
    fence: 1,
    expires_at: new Date(),
  }),
  report_settings: (client_id, _userId, owner_user_id) => ({
    client_id,
    owner_user_id,
    report: `r${randomUUID()}`,
    settings: "{}",
  }),
  saved_views: (client_id, made_by, holder_user_id) => ({
    client_id,
    id: randomUUID(),
    made_by,
    holder_user_id,
    name: randomUUID(),
    path: "/risk",
    query: "v=2",
  }),
  schedules: (client_id, _userId, owner_user_id) => ({
    client_id,
    id: randomUUID(),
    owner_user_id,
    kind: "matrix.try",
    title: "A schedule",
    parameters: "{}",
  }),
  // Of the schedule that each client gets as it gets a job.
  schedule_runs: (client_id) => ({
    client_id,
    schedule_id: client_id,
    version: randomUUID(),
    job_id: randomUUID(),
  }),
  // Of a member: with the membership it goes.
  api_tokens: (client_id, _userId, user_id) => ({
    id: randomUUID(),
    client_id,
    user_id,
    made_as: "member",
    token_hash: randomBytes(32),
    name: "A token",
    scopes: '["map:read"]',
    requests_per_minute: 600,
    expires_at: new Date("2100-01-01"),
  }),
  // Of the token that each client gets as it gets a job.
  api_token_days: (client_id) => ({
    client_id,
    token_id: client_id,
    day: new Date(randomInt(10_000) * 86_400_000),
    last_used_at: new Date(),
  }),
};

/** Others point to them, so each client has one from the start, under the client's own id. They come in this order. */
const POINTED_TO: Readonly<Record<string, (clientId: string) => ReturnedRow>> = {
  memberships: () => ({}),
  jobs: (id) => ({ id }),
  api_tokens: (id) => ({ id, token_hash: tokenHashOf(id) }),
  schedules: (id) => ({ id }),
  client_media: (id) => ({ name: captionsOf(id) }),
};

const captionsOf = (clientId: unknown) => `${String(clientId).replaceAll("-", "")}.vtt`;

/** By which whoever presents it finds the token that a client has from the start. */
export const tokenHashOf = (clientId: string): Buffer => createHash("sha256").update(clientId).digest();

/** Writes the tenants as the owner of the tables. */
export async function createTenants(
  owner: SqlConnection,
  tables: readonly { readonly name: string }[],
): Promise<Tenants> {
  const userIds = [randomUUID(), randomUUID()];
  const clientIds = [randomUUID(), randomUUID(), randomUUID()];
  for (const id of userIds)
    await owner.rows("insert into users (id, email, status) values ($1, $2, 'CONFIRMED')", [
      id,
      `${id}@a.example`,
    ]);
  const userId = userIds[0] as string;
  // On PostgreSQL the owner is a superuser here, on PGlite as well: policies do not bind it.
  const insert = (name: string, row: ReturnedRow) => {
    const { sql, values } = insertOf(name, row);
    return owner.rows(sql, values);
  };
  for (const clientId of clientIds)
    for (const { name } of tables) {
      // `clients` is the first of the tables; what others point to comes right after it.
      if (POINTED_TO[name] === undefined) await insert(name, sampleOf(name, clientId, userId, userId));
      if (name !== "clients") continue;
      for (const [pointedTo, more] of Object.entries(POINTED_TO))
        await insert(pointedTo, { ...sampleOf(pointedTo, clientId, userId, userId), ...more(clientId) });
      // A sign-in belongs to nobody's client, and tenants' rows point to one.
      await insert("refresh_token_families", {
        id: clientId,
        user_id: userId,
        expires_at: new Date("2100-01-01"),
      });
    }
  return { clientIds, userIds };
}

/**
 * A row of a tenant table, fresh each time where the key allows several.
 *
 * @param memberId of somebody who belongs to the client already.
 */
export function sampleOf(
  tableName: string,
  clientId: string | null,
  userId: string,
  memberId: string,
): ReturnedRow {
  const sample = SAMPLE_ROWS[tableName];
  if (sample === undefined)
    throw new Error(`The isolation matrix has no sample row for the table ${tableName}.`);
  return sample(clientId, userId, memberId);
}

export function insertOf(tableName: string, row: ReturnedRow): Statement {
  const columns = Object.keys(row);
  const places = columns.map((_column, index) => `$${index + 1}`);
  return {
    sql: `insert into ${tableName} (${columns.join(", ")}) values (${places.join(", ")})`,
    values: Object.values(row),
  };
}
