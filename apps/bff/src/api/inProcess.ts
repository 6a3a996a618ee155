import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { InnerRequest } from "./innerRequest.ts";
import { InnerResponse } from "./innerResponse.ts";
import { type ApiTransport, unreachable } from "./transport.ts";

export type { ApiTransport };

/**
 * The API in this process, called through its own router: every check, hook and limit of it runs, and no byte goes
 * through a socket. A body that is sent in one piece is handed over as it is, without a copy.
 *
 * @param listener the API's own, such as Fastify's `routing` once the app is ready.
 */
export const apiInProcess = (listener: RequestListener): ApiTransport => ({
  send: (call) =>
    new Promise((resolve, reject) => {
      const request = new InnerRequest(call);
      const response = new InnerResponse(call.method, (answer) => {
        clearTimeout(timer);
        resolve(answer);
      });
      const breakOff = (why: string) => {
        request.destroy();
        response.destroy(new Error(why));
      };
      const timer = setTimeout(breakOff, call.timeoutMs, "The API did not answer in time.");
      // Of an answer that has begun, the body says that it was broken off.
      response.once("error", (error) => {
        if (!response.headersSent) reject(unreachable(error));
      });
      response.once("close", () => {
        clearTimeout(timer);
        if (!response.headersSent) reject(unreachable(new Error("The API ended without an answer.")));
      });
      if (call.signal?.aborted === true) return breakOff("Whoever asked has gone.");
      call.signal?.addEventListener("abort", () => breakOff("Whoever asked has gone."), { once: true });
      listener(request as unknown as IncomingMessage, response as unknown as ServerResponse);
    }),
  close: async () => undefined,
});
