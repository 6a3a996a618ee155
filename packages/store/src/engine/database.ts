import type { ColumnType, Generated, JSONColumnType, Kysely, Transaction } from "kysely";
import type { AccountTables } from "./accountTables.ts";
import type { DefaultedTimestamp, Json, Timestamp } from "./columns.ts";

export type {
  CodeFlow,
  DemandedOf,
  FamilyEnd,
  MappedRole,
  Role,
  SessionPreview,
  TokenEnd,
  UserStatus,
} from "./accountTables.ts";
export type FeedbackKind = "Comment" | "Issue" | "Suggestion" | "General";
export type FeedbackState = "new" | "open" | "done";
/** What is counted. */
export type UseKind = "sign-in" | "layer" | "area" | "export";
export type JobState = "queued" | "running" | "done" | "failed" | "cancelled" | "expired";
/** What is told of a file that a job has made. */
export interface DescribedOutput {
  /** As a file is named that is downloaded. */
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: number;
}
/** A file that a job has made: a text kept in the job's own row, or where it lies among the kept files. */
export interface JobOutput extends DescribedOutput {
  readonly content: { readonly text: string } | { readonly kept: string };
}

/** By step, counted from 1 after the introduction, and by name: a figure as the app wrote it. */
export type FiguresByStep = Readonly<Record<string, Readonly<Record<string, string>>>>;

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

/** Names of media in the document beside them, as `media_named_in` finds them, which the database fills in by itself. */
type NamedMedia = ColumnType<readonly string[], readonly string[] | undefined, never>;

/** A picture, a film or captions. `name` is as the contract's `mediaNameOf` writes it. */
interface MediumRow {
  name: string;
  original_name: string;
  alternative_text: string;
  /** By width in pixels, "0" for as it is, the bytes. */
  sizes: JSONColumnType<Readonly<Record<string, number>>, string, string>;
  bytes: number;
  added_at: DefaultedTimestamp;
  source_hash: string | null;
}

interface MediumPiece {
  name: string;
  /** 0: as it is. */
  width_px: number;
  place: number;
  piece: Uint8Array;
}

/** The tables of migrations/, for Kysely. Ids are UUIDs unless named otherwise. */
export interface Database extends AccountTables {
  clients: {
    id: Generated<string>;
    client_name: string;
    subdomain: string;
    display_name: string;
    created_at: DefaultedTimestamp;
    terms_asked_again_at: ColumnType<Date | null, never, Date | string>;
    takes_passwords: Generated<boolean>;
  };
  client_config: { client_id: string; config: Json<object>; updated_at: DefaultedTimestamp };
  client_preferences: { client_id: string; preferences: Json<object>; updated_at: DefaultedTimestamp };
  client_content: ContentVersion & {
    client_id: string;
    note: ColumnType<string | null, string | null | undefined, never>;
    named_media: ColumnType<readonly string[], readonly string[], never>;
  };
  staged_content: {
    client_id: string;
    import_id: string;
    kind: string;
    name: string;
    base_version: number;
    schema_version: number;
    body: Json<object>;
    named_media: NamedMedia;
    staged_at: DefaultedTimestamp;
  };
  installation_content: ContentVersion;
  client_media: MediumRow & { client_id: string; added_by: string | null; is_whole: Generated<boolean> };
  client_media_pieces: MediumPiece & { client_id: string };
  installation_media: MediumRow;
  installation_media_pieces: MediumPiece;
  content_drafts: {
    client_id: string;
    kind: string;
    name: string;
    revision: string;
    base_version: number;
    body: Json<object>;
    saved_at: DefaultedTimestamp;
    saved_by: string | null;
    named_media: NamedMedia;
  };
  story_figures: {
    client_id: string;
    name: string;
    version: number;
    dataset_version: string;
    dataset_at: Timestamp;
    figures: JSONColumnType<FiguresByStep, string, never>;
  };
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
  audit_subjects: {
    client_id: string;
    subject: string;
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
  clients_with_jobs: { id: string };
  report_settings: {
    client_id: string;
    owner_user_id: string;
    report: string;
    settings: Json<object>;
    chosen_at: ColumnType<Date, never, Date>;
  };
  saved_views: {
    client_id: string;
    id: string;
    holder_user_id: string | null;
    made_by: string | null;
    name: string;
    folder: string;
    path: string;
    query: string;
    area_id: string | null;
    thumbnail: Uint8Array | null;
    made_at: DefaultedTimestamp;
    changed_at: DefaultedTimestamp;
    deleted_at: ColumnType<Date | null, null | undefined, Date | null>;
  };
  schedules: {
    client_id: string;
    id: string;
    owner_user_id: string;
    kind: string;
    title: string;
    parameters: ColumnType<unknown, string, never>;
    mail_wanted: Generated<boolean>;
    paused_at: Date | null;
    created_at: DefaultedTimestamp;
  };
  schedule_runs: {
    client_id: string;
    schedule_id: string;
    version: string;
    job_id: string | null;
    begun_at: DefaultedTimestamp;
    error_code: string | null;
    error_message: string | null;
    /** As the kind of job has them. */
    facts: ColumnType<unknown, never, string>;
    done_at: Date | null;
  };
  clients_with_schedules: { id: string };
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
