import type { FastifyInstance, FastifyRequest } from "fastify";
import { type AreaWork, inlineBytes } from "../work/areaWork.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** The call's name in the table of routes. */
    readonly call?: string | undefined;
  }
}

/** Bodies of JSON are read where they come; large ones in a thread, which checks them too. */
export function readLargeBodies(app: FastifyInstance, work: AreaWork): void {
  const readAtOnce = app.getDefaultJsonParser("error", "error");
  app.addContentTypeParser("application/json", { parseAs: "buffer" }, (request, bytes: Buffer, done) => {
    const { call } = request.routeOptions.config;
    if (call === undefined || bytes.length <= inlineBytes) {
      // Whether it answers at once or later is not said.
      void readAtOnce(request, bytes.toString(), done);
      return;
    }
    readLarge(request, call, bytes, work).then(
      (body) => done(null, body),
      (error: Error) => done(error),
    );
  });
}

async function readLarge(
  request: FastifyRequest,
  call: string,
  bytes: Buffer,
  work: AreaWork,
): Promise<unknown> {
  const read = await work.readBody(call, bytes, request.asker);
  request.readBody = read;
  return read.body;
}
