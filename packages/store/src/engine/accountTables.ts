import type { ColumnType, Generated, JSONColumnType } from "kysely";
import type { DefaultedTimestamp, Json, Timestamp } from "./columns.ts";

export type UserStatus = "PENDING" | "UNCONFIRMED" | "CONFIRMED";
export type Role = "member" | "editor" | "admin";
export type FamilyEnd = "signed-out" | "reused" | "password-changed" | "ended";
/** What a code by mail proves an address for. */
export type CodeFlow = "sign-up" | "reset";
/** Of whom a client demands a second factor. */
export type DemandedOf = "nobody" | "admins" | "everybody";
/** Why a token is no longer good, beside its time. */
export type TokenEnd = "revoked" | "role-changed";
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

/** Tables of people: their accounts, what they sign in with and by which rules, and what they are in clients. */
export interface AccountTables {
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
  /** Who looks after the installation. */
  operators: { user_id: string; since: DefaultedTimestamp };
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
}
