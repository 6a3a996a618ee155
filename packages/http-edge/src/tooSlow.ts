import { DomainError } from "@stopbank/errors";

/** The answer to what does not arrive in time, 408. */
export const tooSlow = () =>
  new DomainError(
    "invalid",
    "request/too-slow",
    "What you send arrives too slowly, so it was not waited for. Try again where the connection is better, or send less.",
  );
