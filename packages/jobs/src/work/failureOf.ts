import { DomainError } from "@stopbank/errors";
import type { JobError } from "@stopbank/store/jobs";

export interface Failure extends JobError {
  /** Whether it may come right by itself. */
  readonly mayPass: boolean;
}

/** Where many ask at once, whoever is told to come again does. */
const passing: ReadonlySet<string> = new Set(["unavailable", "too-many"]);

/** What a job's owner is told of why it failed. What we did not expect is for the log alone. */
export function failureOf(error: unknown): Failure {
  if (error instanceof DomainError)
    return { code: error.code, message: error.message, mayPass: passing.has(error.kind) };
  return {
    code: "jobs/failed",
    message: "Something went wrong on our side. Start it again; if it stays so, tell whoever runs this site.",
    mayPass: true,
  };
}
