import { ApiError } from "@stopbank/contract/client";
import { DomainError } from "@stopbank/errors";

/** Why a document could not be made, in a sentence for whoever asked for it. What is a fault of ours says no more than that. */
export function whyNot(error: unknown): string {
  if (typeof error === "string") return error;
  if (error instanceof ApiError || error instanceof DomainError) return error.message;
  return "The report could not be drawn.";
}

/** Whether asking again would be answered the same: there is no such thing, or it may not be had. */
export const isFinal = (error: unknown): boolean =>
  (error instanceof DomainError && error.kind !== "unavailable") ||
  (error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429);
