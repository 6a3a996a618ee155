import { routes } from "@stopbank/contract/routes";
import { untilGone } from "@stopbank/http-edge/until-gone";
import type { FastifyInstance } from "fastify";
import { targetOf } from "../api/target.ts";
import { passBySend } from "./passBySend.ts";

const timeoutMs = 30_000;

/**
 * `/logos/...` and `/media/...` beside the same below `/api`: for the `src` of a picture or a film, which sends no header of ours.
 * They are read and nothing else; other origins are kept from them by their resource policy. A logo is of the client in use, a
 * medium of the one that its address names.
 */
export function registerEmbedded(app: FastifyInstance): void {
  for (const { path } of [routes.clientLogo, routes.mediumFile])
    app.get(path, async (request, reply) => {
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
