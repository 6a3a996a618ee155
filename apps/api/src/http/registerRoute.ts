import { pathsOf, type Route } from "@stopbank/contract/route";
import { routes } from "@stopbank/contract/routes";
import { noInput } from "@stopbank/http-edge/validation";
import { actThrough } from "@stopbank/store/acting-through";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Static, TSchema } from "typebox";
import type { AreaWork } from "../work/areaWork.ts";
import { type Asker, askerOf } from "../work/asker.ts";
import type { ReadBody } from "../work/tasks.ts";
import type { Admission, Admitted } from "./admit.ts";
import type { CallerOf } from "./caller.ts";
import { takeFileBodies } from "./fileBodies.ts";
import { readLargeBodies } from "./largeBodies.ts";
import { createTurns } from "./turns.ts";

declare module "fastify" {
  interface FastifyRequest {
    admitted: Admitted | undefined;
    asker: Asker;
    /** What a thread has made of a large body. */
    readBody: ReadBody | undefined;
  }
}

type StaticOr<S, Otherwise> = S extends TSchema ? Static<S> : Otherwise;
type Part<R extends Route, Name extends "params" | "query" | "body" | "headers"> = R extends {
  readonly [N in Name]: infer S;
}
  ? StaticOr<S, undefined>
  : undefined;

/** A call that passed its route's checks. */
export interface CheckedCall<R extends Route> {
  readonly params: Part<R, "params">;
  readonly query: Part<R, "query">;
  readonly body: Part<R, "body">;
  readonly headers: Part<R, "headers">;
  /** What stands for the path's `*`, unescaped; empty without one. */
  readonly rest: string;
  readonly caller: CallerOf<R>;
  /** For whom large work is done. */
  readonly asker: Asker;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** JSON is returned and goes through the route's schema; bytes, and answers under another status, are sent. */
export type RouteAnswer<R extends Route> = R extends { produces: string }
  ? FastifyReply
  : Static<R["response"]> | FastifyReply;

export type Handler<R extends Route> = (call: CheckedCall<R>) => Promise<RouteAnswer<R>> | RouteAnswer<R>;

export type RegisterRoute = <const R extends Route>(route: R, handler: Handler<R>) => void;

/** How calls of the contract become routes of this app: checked, admitted and answered as the table says. */
export function routeRegistrar(app: FastifyInstance, admission: Admission, work: AreaWork): RegisterRoute {
  app.decorateRequest("admitted", undefined);
  app.decorateRequest("asker");
  app.decorateRequest("readBody", undefined);
  readLargeBodies(app, work);
  takeFileBodies(app);
  const turn = createTurns();
  return (route, handler) => {
    const options = {
      method: route.method,
      config: { call: nameOf.get(route), consumes: route.consumes },
      schema: schemaOf(route),
      ...(route.bodyLimitBytes === undefined ? {} : { bodyLimit: route.bodyLimitBytes }),
      // Before the body is read: what a stranger sends is not even parsed.
      onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
        request.admitted = await admission.admit(request, route, reply);
        request.asker = askerOf(request, reply, turn);
      },
      handler: async (request: FastifyRequest, reply: FastifyReply) => {
        if (route.status !== undefined) reply.code(route.status);
        const { params, query, body, headers, admitted, asker } = request;
        const rest = (params as Record<string, string>)["*"] ?? "";
        const caller = route.access === "public" ? undefined : admitted;
        // The checks above made this so; a table of routes cannot tell the compiler.
        const call = {
          params,
          query,
          body,
          headers,
          rest,
          caller,
          asker,
          request,
          reply,
        } as unknown as CheckedCall<typeof route>;
        const { token } = admitted ?? {};
        const handled = () => actThrough(token && { token: token.name }, () => handler(call));
        if (route.produces !== undefined) return handled();
        // Bytes are at hand; numbers have to be worked out.
        return work.during(async () => {
          await asker.turn();
          return handled();
        });
      },
    };
    for (const url of pathsOf(route)) app.route({ ...options, url });
  };
}

/** A route's name in the table. */
const nameOf = new Map(Object.entries<Route>(routes).map(([name, route]) => [route, name]));

function schemaOf(route: Route) {
  return {
    ...(route.params === undefined ? {} : { params: route.params }),
    ...(route.headers === undefined ? {} : { headers: route.headers }),
    querystring: route.query ?? noInput,
    ...(route.body === undefined ? {} : { body: route.body }),
    ...(route.produces === undefined
      ? { response: { [route.status ?? 200]: route.response, ...route.also } }
      : {}),
  };
}
