import { randomUUID } from "node:crypto";
import { chmod, rm } from "node:fs/promises";
import { makeFolder } from "@stopbank/folders";
import { sendError, sendFailure } from "@stopbank/http-edge/errors";
import { validatorCompiler } from "@stopbank/http-edge/validation";
import { makeFolderPrivate } from "@stopbank/store/private-home";
import Fastify, { type FastifyInstance, type FastifyServerOptions } from "fastify";
import { controlPlace, withShortPath } from "./controlPlace.ts";
import type { AdministrationOrder, OrderTools } from "./orders/order.ts";
import { orders } from "./orders/table.ts";

/** Says which process answered. */
export const processHeader = "x-process";

const limits = {
  bodyLimit: 1_048_576,
  requestTimeout: 10_000,
  connectionTimeout: 60_000,
  keepAliveTimeout: 1,
};

/**
 * Takes orders for a store that this process has open, on a socket that the state folder's owner alone can reach. To be called
 * by whoever holds the store's lock: a socket that is there already is then left from a process that is gone.
 *
 * @returns what stops that, after the orders under way.
 */
export async function takeOrders(
  home: string,
  tools: OrderTools,
  logger: FastifyServerOptions["logger"],
): Promise<() => Promise<void>> {
  const { app, underWay } = orderTaker(tools, logger);
  const close = async () => {
    await app.close();
    // Those too whose commands have gone: half of what an order does is not left behind.
    await Promise.allSettled(underWay);
  };
  const place = controlPlace(home);
  if (place.kind === "pipe") {
    await app.listen({ path: place.path });
    return close;
  }
  // The folder is closed to others before there is a socket in it, which is made with the rights of any file.
  makeFolder(place.folder, 0o700);
  await makeFolderPrivate(place.folder);
  await rm(place.path, { force: true });
  await withShortPath(place, (path) => app.listen({ path }));
  await chmod(place.path, 0o600);
  return async () => {
    await close();
    await rm(place.path, { force: true });
  };
}

function orderTaker(
  tools: OrderTools,
  logger: FastifyServerOptions["logger"],
): { readonly app: FastifyInstance; readonly underWay: ReadonlySet<Promise<string>> } {
  const underWay = new Set<Promise<string>>();
  const app = Fastify({
    ...limits,
    logger: logger ?? false,
    genReqId: () => randomUUID(),
    // A connection with an order under way is waited for.
    forceCloseConnections: "idle",
  });
  app.removeContentTypeParser("text/plain");
  app.setValidatorCompiler(validatorCompiler);
  app.setErrorHandler(sendError);
  app.setNotFoundHandler((request, reply) =>
    sendFailure(
      reply,
      request,
      404,
      "control/no-such-order",
      "The running server knows no such order. Restart it if it is an older version.",
    ),
  );
  app.addHook("onSend", async (_request, reply, payload) => {
    reply.header(processHeader, process.pid);
    return payload;
  });
  for (const [name, { body, perform }] of Object.entries<AdministrationOrder>(orders))
    app.post(`/${name}`, { schema: { body } }, async (request) => {
      const order = perform(tools, request.body as Record<string, unknown>);
      underWay.add(order);
      try {
        return { said: await order };
      } finally {
        underWay.delete(order);
      }
    });
  return { app, underWay };
}
