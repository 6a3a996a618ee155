import { DomainError } from "@stopbank/errors";
import type { FastifyInstance } from "fastify";

/** Refuses a request that expects anything but to be told to go on (RFC 9110, 10.1.1), which Node sees to. */
export function refuseExpectations(app: FastifyInstance): void {
  app.addHook("onRequest", async ({ headers: { expect } }) => {
    if (expect !== undefined && expect.toLowerCase() !== "100-continue")
      throw new DomainError(
        "invalid",
        "request/expectation",
        "The request expects something that this server does not do. Send it without the header Expect.",
      );
  });
}
