import type { CallApi } from "@stopbank/contract/client";
import type { DatasetStorage } from "@stopbank/dataset/read";
import type { ClientTransaction } from "@stopbank/store/database";
import type { Job } from "@stopbank/store/jobs";
import type { FastifyBaseLogger } from "fastify";
import { token } from "../common.ts";

/** The client a request is made in. */
export interface CallerClient {
  readonly id: string;
  /** As calls carry it in `ui-client-name`. */
  readonly name: string;
  readonly displayName: string;
}

/** Who asks, as the API confirmed it for this request. */
export interface Caller {
  /** `bearer`: a program with a token of its own, made for the person of `userId`; `job`: work that they started. */
  readonly kind: "visitor" | "session" | "bearer" | "job";
  /** Absent for a visitor. */
  readonly userId?: string;
  /** In the client; none for a visitor. */
  readonly roles: readonly string[];
  readonly client: CallerClient;
}

export interface ClientStore {
  /**
   * Runs `work` in a transaction that sees and writes rows of the caller's client alone. It holds a connection, so do no
   * slow work inside, and open no second one from within.
   *
   * @throws DomainError where the API does not let the caller use the client.
   */
  transaction<T>(work: (tx: ClientTransaction) => Promise<T>): Promise<T>;
}

/** Something that was done, for the client's trail; who did it is known. */
export interface NotedEvent {
  /** `<plugin>.<what>`: `flood-gauges.level-corrected`. */
  readonly action: string;
  /** What it was done to: an id or a name. */
  readonly subject?: string;
  /** Facts for the reader of the trail. Never a password, code, token or session id. */
  readonly details?: object;
}

export interface ClientAudit {
  /** Adds to the trail of the caller's client: in `tx`, where the thing itself is done in one. */
  record(event: NotedEvent, tx?: ClientTransaction): Promise<void>;
}

export type { Job } from "@stopbank/store/jobs";

/** A file that came of a job. */
export interface JobDownload {
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: number;
  /**
   * What it holds, as it is read.
   *
   * @param from the first byte, 0 without it. @param until the byte after the last, the file's end without it.
   */
  read(from?: number, until?: number): AsyncIterable<Uint8Array>;
}

/** A job that was asked for, or the one that was there for the same. */
export interface BegunJob {
  readonly job: Job;
  readonly isNew: boolean;
}

/** What the caller has asked to be done in their client. */
export interface CallerJobs {
  /**
   * Has a job done, or finds the one that was asked for with the same key, or with the same parameters a moment ago.
   *
   * @param kind its id: `<plugin>.<name>`.
   * @param key the same for a second try of the same request.
   * @param isMailWanted whether the caller is told by mail when it has come to an end.
   * @throws DomainError `jobs/no-such-kind`, `request/invalid`, `auth/admins-only`, `jobs/too-many`.
   */
  start(kind: string, params: unknown, key?: string, isMailWanted?: boolean): Promise<BegunJob>;
  /**
   * Has what a job of theirs that has ended was asked done once more, as a job of its own.
   *
   * @returns undefined for everybody else's.
   * @throws DomainError as `start`, and `jobs/under-way`, `jobs/unreadable`, `jobs/request-dropped`.
   */
  startAgain(id: string): Promise<BegunJob | undefined>;
  /** How a job of theirs is, and which files came of it; undefined for everybody else's. */
  find(id: string): Promise<Job | undefined>;
  /** A file that came of a job of theirs, and what it holds. */
  findFile(id: string, name: string): Promise<JobDownload | undefined>;
  /** Asks for a job of theirs to be given up, and answers how it is now. */
  cancel(id: string): Promise<Job | undefined>;
}

/** The API's calls, as the caller and in their client. What it refuses is thrown as DomainError, in its own words. */
export const api = token<CallApi>("server.api");
export const caller = token<Caller>("server.caller");
export const store = token<ClientStore>("server.store");
/** Names the plugin and the request in every line. */
export const log = token<FastifyBaseLogger>("server.log");
export const audit = token<ClientAudit>("server.audit");
/** Asking for it throws DomainError `auth/sign-in-first` for a visitor. */
export const jobs = token<CallerJobs>("server.jobs");

/** Published datasets. Offered to jobs, where they run: requests ask the API. */
export const datasets = token<DatasetStorage>("server.datasets");
