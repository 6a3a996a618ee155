import type { CallerJobs } from "./callerTokens.ts";

/** Jobs of one person in one client. */
export type JobsOf = (owner: { readonly userId: string; readonly clientId: string }) => CallerJobs;

/** What does jobs of the kinds that plugins bring, in tests of a plugin. */
export interface JobHost {
  readonly of: JobsOf;
  close(): Promise<void>;
}
