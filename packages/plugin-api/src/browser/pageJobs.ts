import { token } from "../common.ts";

/** What is said of something that is made elsewhere and then saved. */
export interface DeliveryWords {
  /** At once: "Generating report..." */
  readonly begun: string;
  /** When it is there and is fetched: "Report has been generated. Downloading..." */
  readonly fetching?: string;
  /** When it has been fetched: "Report exported". */
  readonly ready?: string;
  /** Before the reason: "The report could not be made." */
  readonly failed: string;
  /** False where `failed` says it all. */
  readonly isReasonTold?: false;
}

/** Work that outlives its request, for whoever is signed in, and files that come of it or of a call. */
export interface PageJobs {
  /**
   * Has a job done, and what comes of it saved in this tab: also where the page is loaded anew meanwhile, or the connection is
   * lost. A second press finds the first. It says by itself how it goes.
   *
   * @param kind the id of a kind of the plugin's server half. @param params what the kind takes.
   * @param isMailWanted whether a mail tells of its end as well.
   * @returns once it has been delivered or has failed, which was said then.
   */
  deliver(kind: string, params: unknown, words: DeliveryWords, isMailWanted?: boolean): Promise<void>;
  /**
   * Saves a file of our own server's, under the name that the server gives it (G-08).
   *
   * @param path of this origin: `/api/asset/export/...`. @param init of the request; a GET without it.
   * @throws ApiError, or an AbortError once the client is left.
   */
  save(path: string, init?: RequestInit): Promise<void>;
  /** Looks now how jobs are, as when something else told of one. */
  look(): void;
  /** Looks after a job that something else started, as if it had been delivered from here. */
  follow(jobId: string, words: DeliveryWords): Promise<void>;
}

/** Fetches what looks after them. Nobody has jobs who is not signed in. */
export const pageJobs = token<() => Promise<PageJobs>>("shell.pageJobs");
