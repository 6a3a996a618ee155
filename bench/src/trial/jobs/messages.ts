/** What the trial tells a process that does jobs, one JSON a line. */
export type TrialOrder =
  /** Has a job done, or finds the one that was asked for with the same key. */
  | { readonly start: string }
  /** Says what became of all jobs. Reading their files too takes a while, in which the embedded store does little else. */
  | { readonly look: true; readonly readsFiles: boolean };

/** What it tells the trial. */
export type News =
  | { readonly ready: true }
  | { readonly accepted: string; readonly id: string }
  | { readonly begun: string }
  /** Come to its end, there; `isKept` is false where the job was another's by then. */
  | { readonly done: string; readonly isKept: boolean }
  | { readonly jobs: readonly SeenJob[] };

export interface SeenJob {
  readonly id: string;
  /** What it was asked for by. */
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly endedAt: number | undefined;
  readonly state: string;
  readonly attempt: number;
  readonly files: number;
  /** Of all that its files hold, in hex, where they were read. */
  readonly sha256?: string;
}
