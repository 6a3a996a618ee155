import { Server } from "node:http";
import fastifyWebsocket, { type WebSocket } from "@fastify/websocket";
import { ReportSocketQuery, type SocketMessage, SocketQuery } from "@stopbank/contract/socket";
import { reportSocketPath, socketPath } from "@stopbank/contract/socket-address";
import { DomainError } from "@stopbank/errors";
import type { Get } from "@stopbank/plugin-api";
import type { JobsOf } from "@stopbank/plugin-api/server-host";
import type { Store } from "@stopbank/store";
import type { FastifyInstance } from "fastify";
import { requireOwnOrigin } from "../edge/requestGuard.ts";
import type { NewestJobs } from "../jobs/jobOnWire.ts";
import type { AskAs } from "../principal/askAs.ts";
import { reportMessage } from "../reports/reportMessage.ts";
import type { ReportTickets } from "../reports/reportTicket.ts";
import { createSocketAdmission, type Listener } from "./admitSocket.ts";
import { followChanges, type ToldListener } from "./followChanges.ts";
import { keepBeat } from "./keepBeat.ts";
import { type SocketLimits, usualSocketLimits } from "./places.ts";
import { isSocketUpgrade } from "./socketUpgrade.ts";
import { createTell } from "./tellState.ts";

export interface SocketSettings extends SocketLimits {
  /** How long a page may take to answer that it is there. */
  readonly beatMs: number;
}

export const usualSockets: SocketSettings = { ...usualSocketLimits, beatMs: 20_000 };

export interface SocketsParts {
  readonly store: Store;
  readonly askAs: AskAs;
  readonly publicUrl: URL;
  readonly jobsOf: JobsOf;
  readonly newest: NewestJobs;
  readonly get: Get;
  readonly settings: SocketSettings;
  readonly tickets: ReportTickets;
}

/** How long the other side may take to close in its turn. */
const closing = { closeTimeout: 500 };
/** Pages send nothing, and what they could send ends their connection. */
const maxPayload = 1_024;

/** `/bff/socket`: tells pages of their person's jobs in one client, as they change. */
export async function mountSockets(app: FastifyInstance, parts: SocketsParts): Promise<void> {
  const { store, publicUrl, settings, tickets, jobsOf, newest } = parts;
  const admit = createSocketAdmission({ ...parts, limits: settings });
  const admitted = new WeakMap<object, Listener>();
  const listeners = new Map<WebSocket, ToldListener>();
  let isClosing = false;
  followChanges(app, store, listeners);

  // The plugin takes every upgrade of the server it is given, and while somebody works on the shell some are for that. So it is
  // given one that listens nowhere and hears of ours alone.
  const server = new Server();
  app.server.on("upgrade", (request, ...rest) => {
    if (isSocketUpgrade(request)) server.emit("upgrade", request, ...rest);
  });

  // The plugin ends the connection of what its own routes refuse; a host that is not ours is refused before them. Nobody reads
  // such a connection, and so nobody would hear that its other side has gone.
  app.addHook("onResponse", async ({ raw }) => {
    if (isSocketUpgrade(raw)) raw.socket.destroy();
  });

  await app.register(async (scope) => {
    await scope.register(fastifyWebsocket, {
      options: { server, maxPayload, ...closing },
      preClose: (done) => {
        isClosing = true;
        for (const socket of listeners.keys()) socket.close(1001);
        done();
      },
      errorHandler: (error, socket, request) => {
        request.log.info({ err: error }, "socket failed");
        socket.terminate();
      },
    });
    scope.get<{ Querystring: SocketQuery }>(
      socketPath,
      {
        websocket: true,
        schema: { querystring: SocketQuery },
        // A page that only listens does not keep its session alive.
        config: { slidesSession: false },
        onRequest: async (request) => {
          if (!request.ws) throw notASocket();
          requireOwnOrigin(request, publicUrl);
        },
        preHandler: async (request) => {
          admitted.set(request, await admit(request));
        },
      },
      (socket, request) => {
        const listener = admitted.get(request);
        if (listener === undefined || isClosing) return socket.close(1001);
        const { clientId, userId } = listener;
        const look = async () => {
          const message: SocketMessage = { type: "jobs", ...(await newest(clientId, userId)) };
          return JSON.stringify(message);
        };
        const tell = createTell(socket, look, request.log);
        listeners.set(socket, { ...listener, tell });
        socket.once("close", () => listeners.delete(socket));
        socket.on("message", () => socket.close(1008));
        keepBeat(socket, settings.beatMs);
        tell();
      },
    );
    scope.get<{ Querystring: ReportSocketQuery }>(
      reportSocketPath,
      {
        websocket: true,
        schema: { querystring: ReportSocketQuery },
        config: { slidesSession: false, takesApiTokens: true },
        onRequest: async (request) => {
          if (!request.ws) throw notASocket();
          // Every browser says which page asks; a program has neither page nor cookie.
          const { kind } = await request.principal();
          if (kind === "session" || request.headers.origin !== undefined)
            requireOwnOrigin(request, publicUrl);
        },
        preHandler: async (request) => {
          const listener = await admit(request, { programs: true });
          const { job: jobId, ticket } = request.query;
          if (!(await tickets.isGood(ticket, { jobId, ...listener }))) throw badTicket();
          admitted.set(request, listener);
        },
      },
      (socket, request) => {
        const listener = admitted.get(request);
        if (listener === undefined || isClosing) return socket.close(1001);
        const look = () => reportMessage(jobsOf(listener), request.query.job);
        const tell = createTell(socket, look, request.log, () => socket.close(1000));
        listeners.set(socket, { ...listener, tell });
        socket.once("close", () => listeners.delete(socket));
        socket.on("message", () => socket.close(1008));
        keepBeat(socket, settings.beatMs);
        tell();
      },
    );
  });
}

const badTicket = () =>
  new DomainError(
    "forbidden",
    "socket/bad-ticket",
    "This address is not good for you, or no longer. Ask for the report at /bff/jobs instead.",
  );

const notASocket = () =>
  new DomainError("invalid", "socket/only", "This address is for WebSockets. Open it as one.");
