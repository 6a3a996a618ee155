import { routes } from "@stopbank/contract/routes";
import { untilGone } from "@stopbank/http-edge/until-gone";
import type { FastifyInstance } from "fastify";
import { targetOf } from "../api/target.ts";
import { passBySend } from "./passBySend.ts";

const timeoutMs = 30_000;

/**
 * `/logos/{file}.svg` beside `/api/logos/...`: for the `src` of an image, which sends no header of ours. It is a picture,
 * read and nothing else, of the client in use; other origins are kept from it by its resource policy.
 */
export function registerLogos(app: FastifyInstance): void {
  app.get(routes.clientLogo.path, async (request, reply) => {
    await passBySend(request, reply, {
      ask: await request.ask(),
      target: targetOf(request.raw.url ?? "", ""),
      body: undefined,
      isPackable: false,
      callerGone: untilGone(reply, () => new Error("Whoever asked has gone.")),
      timeoutMs,
    });
    return reply;
  });
}
