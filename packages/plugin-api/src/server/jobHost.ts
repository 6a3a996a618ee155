import type { CallApi } from "@stopbank/contract/client";
import type { CallerJobs } from "./callerTokens.ts";

/** Jobs of one person in one client. */
export type JobsOf = (owner: { readonly userId: string; readonly clientId: string }) => CallerJobs;

/** What does jobs of the kinds that plugins bring, in tests of a plugin. */
export interface JobHost {
  readonly of: JobsOf;
  close(): Promise<void>;
}

/** The API as whoever has this token, in the client of this name. */
export type CallAs = (token: string, clientName: string) => CallApi;
