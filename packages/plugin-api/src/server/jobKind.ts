import type { FeatureFlag } from "@stopbank/contract/flags";
import type { RoleAccess } from "@stopbank/contract/roles";
import type { TokenScope } from "@stopbank/contract/token-scopes";
import type { Static, TSchema } from "typebox";
import type { Get } from "../common.ts";

interface NamedFile {
  /** As the file is named that is downloaded. */
  readonly name: string;
  readonly mediaType: string;
}

/** A text, kept with the job itself. All texts of a job together: a megabyte of UTF-8 at most. */
export interface JobTextFile extends NamedFile {
  readonly text: string;
}

/** A file that the job has written in its folder, of any size and kind. */
export interface JobPathFile extends NamedFile {
  readonly path: string;
}

/** What a job leaves for its owner to download. */
export type JobFile = JobTextFile | JobPathFile;

/** A job under work, as its kind sees it. */
export interface RunningJob<P> {
  readonly params: P;
  /**
   * `api`, `caller`, `store`, `jobs`, `log` and `audit` of the job's owner in the client it was started in, and what plugins
   * share. With `api` a job reads and nothing else, for as long as it runs: areas are named as `area:<id>`, since calls that
   * carry one are POST.
   */
  readonly get: Get;
  /** Aborted when the job is given up, takes too long, is no longer this process's, or the process stops: end soon, by throwing. */
  readonly signal: AbortSignal;
  /** A folder of this attempt's own on this machine, made when it is first asked for and gone when the attempt is over. */
  folder(): Promise<string>;
  /**
   * Tells the owner how far it is, as often as you like.
   *
   * @param share 0 to 1.
   * @param step what it is at, in words.
   */
  progress(share: number, step: string): void;
  /** Of a job that a schedule began. */
  readonly scheduled?: ScheduledRun;
}

/** What a job of a schedule knows of the one before it, and leaves for the next. */
export interface ScheduledRun {
  /** What the newest one before kept, as it was given to `keep`, and when; undefined for the first. */
  readonly before: { readonly facts: unknown; readonly at: Date } | undefined;
  /**
   * Keeps what was found for the next: there once this job is done. The last call counts.
   *
   * @param facts anything that JSON holds, 256 kB at most. @throws DomainError `schedules/facts-too-large`.
   */
  keep(facts: unknown): void;
}

/**
 * Work that outlives its request. It may be done more than once where a process ends in the midst of it, so that what it does
 * twice must do no harm; and it leaves the event loop to others, by which it is held: what takes long goes to a thread.
 */
export interface JobKind<P extends TSchema = TSchema> {
  /** `<plugin id>.<name>`, unique in the app, for good: jobs are kept under it. */
  readonly id: string;
  /** Checked before queueing: a bad request never becomes a job. */
  readonly params: P;
  /** As much as it may be asked, in bytes of JSON, where that is more than the 64 KiB of every other kind: it stays in the row of the job. */
  readonly mostParameterBytes?: number;
  /** Who may start it, and has to be that still when it runs. */
  readonly access: RoleAccess;
  /** It exists only where the client has this on. */
  readonly flag?: FeatureFlag;
  /** What a program's API token has to have to start it and to see what comes of it. Without it no such token may. */
  readonly scope?: TokenScope;
  /** What its owner reads in lists. 200 characters at most. */
  title(params: Static<P>): string;
  /** Of a kind that can be done by itself after each new version of the client's dataset: what is asked of it, by another title. */
  titled?(params: Static<P>, title: string): Static<P>;
  /** How many of it one process does at once. */
  readonly concurrency: number;
  readonly timeoutSeconds: number;
  /** How often it is tried again after the first time, where trying again may help. */
  readonly retries: number;
  /** How long its files are kept, and how long it waits for somebody to begin it. */
  readonly expiresAfterDays: number;
  /** @throws DomainError with a sentence for its owner; tried again where that is of the kind `unavailable`, or no DomainError. */
  run(job: RunningJob<Static<P>>): Promise<readonly JobFile[]>;
}

/** Keeps a kind's parameters typed within it, and makes it one of a list. */
export const jobKind = <P extends TSchema>(kind: JobKind<P>): JobKind => kind;
