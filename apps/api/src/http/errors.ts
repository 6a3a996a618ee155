import { sendError, sendFailure } from "@stopbank/http-edge/errors";
import type { FastifyInstance } from "fastify";

export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler(sendError);
  app.setNotFoundHandler((request, reply) =>
    sendFailure(
      reply,
      request,
      404,
      "request/no-such-call",
      "There is no such call. See /docs for those there are.",
    ),
  );
}
