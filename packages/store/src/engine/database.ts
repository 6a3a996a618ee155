import type { ColumnType, Generated, JSONColumnType, Kysely, Transaction } from "kysely";

type DefaultedTimestamp = ColumnType<Date, never, Date>;
type Timestamp = ColumnType<Date, Date, Date>;
/** JSON goes in as text, because `pg` would send an array as a PostgreSQL array. */
type Json<T extends object> = JSONColumnType<T, string, string>;

export type UserStatus = "PENDING" | "UNCONFIRMED" | "CONFIRMED";
export type Role = "member" | "editor" | "admin";
export type FamilyEnd = "signed-out" | "reused" | "password-changed" | "ended";
/** What a code by mail proves an address for. */
export type CodeFlow = "sign-up" | "reset";
export type FeedbackKind = "Comment" | "Issue" | "Suggestion" | "General";
export type FeedbackState = "new" | "open" | "done";
/** Of whom a client demands a second factor. */
export type DemandedOf = "nobody" | "admins" | "everybody";
/** What is counted. */
export type UseKind = "sign-in" | "layer" | "area" | "export";
/** Why a token is no longer good, beside its time. */
export type TokenEnd = "revoked" | "role-changed";
export type JobState = "queued" | "running" | "done" | "failed" | "cancelled" | "expired";

/** A client seen as a member of it does, with features as they might stand. */
export interface SessionPreview {
  readonly clientName: string;
  readonly flags: Readonly<Record<string, "on" | "off">>;
}

/** What a value of a provider's claim makes a person. */
export interface MappedRole {
  readonly value: string;
  readonly role: Role;
}

/** What is told of a file that a job has made. */
export interface DescribedOutput {
  /** As a file is named that is downloaded. */
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: number;
}

/** A file that a job has made, kept in the job's own row. */
export interface JobOutput extends DescribedOutput {
  readonly content: { readonly text: string };
}

/** One version of a document. `name` is empty where its kind has one in all. */
interface ContentVersion {
  kind: string;
  name: string;
  version: number;
  schema_version: number;
  body: Json<object>;
  created_at: DefaultedTimestamp;
  created_by: string | null;
  restored_from: ColumnType<number | null, number | null | undefined, never>;
}

/** The tables of migrations/, for Kysely. Ids are UUIDs unless named otherwise. */
export interface Database {
  users: {
    id: Generated<string>;
    /** Trimmed and lower case. */
    email: string;
    status: UserStatus;
    created_at: DefaultedTimestamp;
    last_logged_in_at: Date | null;
    logged_in_count: Generated<number>;
    changelog_seen_at: Date | null;
    /** `+64` and digits. */
    phone_number: string | null;
  };
  credentials: {
    user_id: string;
    password_hash: string;
    must_change: Generated<boolean>;
    changed_at: DefaultedTimestamp;
    /** The sign-up that the password is from, until it is confirmed. */
    sign_up_id: string | null;
  };
  confirmation_codes: {
    user_id: string;
    flow: CodeFlow;
    sign_up_id: string | null;
    code_hash: Uint8Array;
    asked_from: Uint8Array | null;
    tries: Generated<number>;
    tries_elsewhere: Generated<number>;
    made_at: DefaultedTimestamp;
    expires_at: Timestamp;
  };
  login_challenges: { id_hash: Uint8Array; sealed: Uint8Array; expires_at: Timestamp };
  approved_email_domains: { client_id: string; domain: string; created_at: DefaultedTimestamp };
  invitations: {
    client_id: string;
    user_id: string;
    token_hash: Uint8Array | null;
    role: Generated<Role>;
    invited_by: string | null;
    invited_at: DefaultedTimestamp;
    expires_at: Timestamp;
  };
  refresh_token_families: {
    id: Generated<string>;
    user_id: string;
    created_at: DefaultedTimestamp;
    expires_at: Timestamp;
    revoked_at: Date | null;
    revoked_because: FamilyEnd | null;
    proved_at: DefaultedTimestamp;
    /** Null for a sign-in by password: it is good for all of the person's clients. */
    only_client_id: string | null;
  };
  refresh_tokens: {
    token_hash: Uint8Array;
    family_id: string;
    created_at: DefaultedTimestamp;
    rotated_at: Date | null;
  };
  throttles: {
    key_hash: Uint8Array;
    failures: number;
    last_failure_at: Timestamp;
    blocked_until: Date | null;
    refused: Generated<number>;
  };
  device_marks: { mark_hash: Uint8Array; user_id: string; used_at: DefaultedTimestamp };
  known_networks: { user_id: string; network_hash: Uint8Array; used_at: DefaultedTimestamp };
  account_events: {
    id: Generated<string>;
    at: DefaultedTimestamp;
    user_id: string | null;
    action: string;
    details: Json<object>;
  };
  clients: {
    id: Generated<string>;
    client_name: string;
    subdomain: string;
    display_name: string;
    created_at: DefaultedTimestamp;
    terms_asked_again_at: ColumnType<Date | null, never, Date | string>;
    takes_passwords: Generated<boolean>;
  };
  memberships: {
    client_id: string;
    user_id: string;
    role: Role;
    accepted_terms_at: Date | null;
    created_at: DefaultedTimestamp;
    /** Counts for administrators, while the client takes no passwords. */
    keeps_password: Generated<boolean>;
  };
  sign_in_providers: {
    client_id: string;
    is_on: Generated<boolean>;
    issuer: string;
    provider_client_id: string;
    sealed_secret: Uint8Array | null;
    scopes: Generated<string>;
    role_claim: string | null;
    role_map: JSONColumnType<readonly MappedRole[], string, string>;
    default_role: Role | null;
    creates_members: Generated<boolean>;
    single_log_out: Generated<boolean>;
    trusts_email: Generated<boolean>;
    updated_at: DefaultedTimestamp;
  };
  routed_email_domains: { domain: string; of_client_id: string };
  provider_identities: {
    client_id: string;
    issuer: string;
    subject: string;
    user_id: string;
    first_seen_at: DefaultedTimestamp;
    last_seen_at: DefaultedTimestamp;
  };
  provider_sign_ins: {
    client_id: string;
    family_id: string;
    issuer: string;
    subject: string;
    sid: string | null;
    sealed_id_token: Uint8Array;
  };
  spent_log_out_tokens: { client_id: string; token_hash: Uint8Array; expires_at: Timestamp };
  client_config: { client_id: string; config: Json<object>; updated_at: DefaultedTimestamp };
  client_preferences: { client_id: string; preferences: Json<object>; updated_at: DefaultedTimestamp };
  client_content: ContentVersion & { client_id: string };
  installation_content: ContentVersion;
  areas: {
    client_id: string;
    /** sha256 of the geometry, hex. */
    id: string;
    /** See `packArea`. */
    packed: string;
    created_by: string | null;
    created_at: DefaultedTimestamp;
    /** Noted once a day. */
    used_at: DefaultedTimestamp;
  };
  named_areas: {
    client_id: string;
    owner_user_id: string;
    area_id: string;
    name: string;
    named_at: DefaultedTimestamp;
  };
  area_allowances: {
    client_id: string;
    who_hash: Uint8Array;
    window_ends_at: Timestamp;
    areas: number;
    bytes: number;
  };
  feedback: {
    client_id: string;
    id: Generated<string>;
    kind: FeedbackKind;
    text: string;
    layers: JSONColumnType<readonly string[], string, string>;
    email: string | null;
    user_id: string | null;
    page: string | null;
    event_id: string | null;
    state: Generated<FeedbackState>;
    picture: Uint8Array | null;
    picture_name: string | null;
    picture_given_name: string | null;
    created_at: DefaultedTimestamp;
  };
  usage_counts: {
    client_id: string;
    /** `2026-11-24` goes in; read it as text, since drivers make a date of it in their own time zone. */
    day: ColumnType<Date, string, never>;
    kind: UseKind;
    subject: string;
    modelled: Generated<boolean>;
    /** Read it as a number by a cast: drivers give a text. */
    count: ColumnType<string, number, number>;
  };
  audit_events: {
    id: Generated<string>;
    client_id: string;
    at: DefaultedTimestamp;
    actor_user_id: string | null;
    action: string;
    subject: string | null;
    details: Json<object>;
  };
  bff_sessions: {
    id_hash: Uint8Array;
    handle: Generated<string>;
    user_id: string;
    sealed_tokens: Uint8Array;
    refresh_hash: Uint8Array | null;
    token_generation: Generated<number>;
    refresh_fence: Generated<number>;
    refresh_lease_until: Date | null;
    remembered_client_id: string | null;
    preview: ColumnType<SessionPreview | null, string | null | undefined, string | null>;
    device: string | null;
    network: string | null;
    created_at: DefaultedTimestamp;
    last_seen_at: DefaultedTimestamp;
    idle_expires_at: Timestamp;
    absolute_expires_at: Timestamp;
  };
  jobs: {
    id: string;
    client_id: string;
    owner_user_id: string;
    kind: string;
    title: string;
    idempotency_key: string;
    key_is_free: Generated<boolean>;
    sealed_parameters: Uint8Array;
    seal_key_id: string | null;
    state: Generated<JobState>;
    attempt: Generated<number>;
    due_at: DefaultedTimestamp;
    fence: Generated<number>;
    lease_until: Date | null;
    /** 0 to 1. */
    progress: Generated<number>;
    step: Generated<string>;
    cancel_requested_at: Date | null;
    mail_wanted: Generated<boolean>;
    outputs: JSONColumnType<readonly JobOutput[], string | undefined, string>;
    /** Written by the database. */
    described_outputs: ColumnType<readonly DescribedOutput[], never, never>;
    error_code: string | null;
    error_message: string | null;
    created_at: DefaultedTimestamp;
    started_at: Date | null;
    ended_at: Date | null;
    expires_at: Timestamp;
  };
  job_grants: {
    token_hash: Uint8Array;
    client_id: string;
    job_id: string;
    user_id: string;
    fence: number;
    expires_at: Timestamp;
  };
  api_tokens: {
    client_id: string;
    id: Generated<string>;
    user_id: string;
    made_as: Role;
    token_hash: Uint8Array;
    name: string;
    scopes: JSONColumnType<readonly string[], string, string>;
    requests_per_minute: number;
    made_at: DefaultedTimestamp;
    expires_at: Timestamp;
    ended_at: Date | null;
    ended_because: TokenEnd | null;
  };
  api_token_days: {
    client_id: string;
    token_id: string;
    /** `2026-11-24`, in UTC. */
    day: ColumnType<Date, string, string>;
    requests: Generated<number>;
    refused: Generated<number>;
    last_used_at: Timestamp;
    last_refused_at: Date | null;
  };
  clients_with_jobs: { id: string };
  totp_factors: {
    user_id: string;
    sealed_secret: Uint8Array | null;
    pending_secret: Uint8Array | null;
    pending_until: Date | null;
    /** PostgreSQL's bigint comes as text. */
    last_step: ColumnType<string, number | undefined, number>;
    confirmed_at: Date | null;
    last_used_at: Date | null;
  };
  passkeys: {
    id: Generated<string>;
    user_id: string;
    credential_id: string;
    public_key: Uint8Array;
    counter: ColumnType<string, number, number>;
    /** Separated by spaces. */
    transports: Generated<string>;
    name: string;
    created_at: DefaultedTimestamp;
    last_used_at: Date | null;
  };
  recovery_codes: { user_id: string; code_hash: Uint8Array; used_at: Date | null };
  passkey_ceremonies: { id_hash: Uint8Array; challenge: string; expires_at: Timestamp };
  second_factor_rules: { client_id: string; demanded_of: DemandedOf; updated_at: DefaultedTimestamp };
  upkeep_turns: { job: string; due_at: Timestamp };
}

declare const clientScope: unique symbol;
declare const userScope: unique symbol;
declare const jobScope: unique symbol;
declare const tokenScope: unique symbol;

/** Anything a query can run on. On its own it reaches only what belongs to no client. */
export type Queries = Kysely<Database>;

/** A transaction bound to one client: the database shows and accepts that client's rows only. */
export type ClientTransaction = Transaction<Database> & {
  readonly [clientScope]: true;
  /** Filled in by `withClient`; what inserts write into `client_id`. */
  readonly clientId: string;
};

/** A transaction bound to one user: it may also read that user's own memberships in every client. */
export type UserTransaction = Transaction<Database> & { readonly [userScope]: true; readonly userId: string };

/** A transaction that may read the one token that was presented, whichever client's it is. */
export type TokenTransaction = Transaction<Database> & {
  readonly [tokenScope]: true;
  readonly tokenHash: Uint8Array;
};

/** A transaction that may read one job, whosever it is. */
export type JobTransaction = Transaction<Database> & { readonly [jobScope]: true; readonly jobId: string };
