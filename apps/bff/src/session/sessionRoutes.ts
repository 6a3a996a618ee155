import { DomainError } from "@stopbank/errors";
import { renewDeviceMark } from "@stopbank/store/device-marks";
import { listUserClients } from "@stopbank/store/memberships";
import { createSession, endSession, rememberClient, renewSessionId } from "@stopbank/store/sessions";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { Type } from "typebox";
import { guardAgainstForgery } from "../edge/requestGuard.ts";
import { type CallerOptions, rememberedClientName } from "../principal/caller.ts";
import { type LiveSession, sessionOf } from "../principal/sessionContext.ts";
import { callerAddress } from "../proxy/forwardedHeaders.ts";
import { type DeviceMarkCookie, sessionPath } from "./deviceMarkCookie.ts";

const Credentials = Type.Object(
  {
    email: Type.String({ minLength: 1, maxLength: 320 }),
    password: Type.String({ minLength: 1, maxLength: 1_000 }),
  },
  { additionalProperties: false },
);
const ClientChoice = Type.Object(
  { client_name: Type.String({ minLength: 1, maxLength: 63 }) },
  { additionalProperties: false },
);

export interface SessionOptions extends CallerOptions {
  readonly mark: DeviceMarkCookie;
}

/** `/bff/session`: who the browser is. No answer here, or anywhere on the BFF, holds a token for a browser. */
export async function registerSessionRoutes(app: FastifyInstance, options: SessionOptions): Promise<void> {
  const { store, cookie, mark, upstream } = options;
  const path = sessionPath;
  const guard = async (request: FastifyRequest) => guardAgainstForgery(request, true);

  app.get(path, { onRequest: guard }, async (request, reply) => {
    // The shell asks this on its own at start and after a refusal: asking does not keep a session alive.
    const session = await sessionOf(request, { ...options, slide: false }).catch((error: unknown) => {
      if (!(error instanceof DomainError)) throw error;
      cookie.clear(reply);
      return undefined;
    });
    return session === undefined ? visitor(options) : describe(request, session, options);
  });

  app.post<{ Body: { email: string; password: string } }>(
    path,
    { onRequest: guard, schema: { body: Credentials } },
    async (request, reply) => {
      const { email, password } = request.body;
      const formerMark = mark.read(request);
      const origin = { address: callerAddress(request), deviceMark: formerMark };
      const result = await upstream.login(email, password, origin);
      if ("challenge" in result) return reply.status(449).send({ challenge: result.challenge });
      // A cookie from before is never promoted: it ends, and the person gets a new one.
      const former = cookie.read(request);
      if (former !== undefined) await endSession(store.shared, former);
      const tokens = { accessToken: result.tokens.access_token, refreshToken: result.tokens.refresh_token };
      await upstream.incrementLogin(tokens.accessToken);
      const id = await createSession(store.shared, { userId: result.userUuid, tokens });
      cookie.set(reply, id);
      mark.set(reply, await renewDeviceMark(store, result.userUuid, formerMark));
      const session = {
        id,
        userId: result.userUuid,
        tokens,
        tokenGeneration: 0,
        rememberedClientId: undefined,
      };
      return { ...(await describe(request, session, options)), strange_failures: result.strangeFailures };
    },
  );

  app.put<{ Body: { client_name: string } }>(
    `${path}/client`,
    { onRequest: guard, schema: { body: ClientChoice } },
    async (request, reply) => {
      const session = await sessionOf(request, options);
      if (session === undefined) throw signInFirst();
      const clients = await store.withUser(session.userId, listUserClients);
      const chosen = clients.find((client) => client.clientName === request.body.client_name);
      if (chosen === undefined)
        throw new DomainError("forbidden", "client/not-yours", "You are not a member of this organisation.");
      await rememberClient(store.shared, session.id, chosen.id);
      const former = clients.find((client) => client.id === session.rememberedClientId);
      const rises = chosen.role === "admin" && former?.role !== "admin";
      const id = rises ? ((await renewSessionId(store.shared, session.id)) ?? session.id) : session.id;
      if (rises) cookie.set(reply, id);
      return describe(request, { ...session, id, rememberedClientId: chosen.id }, options, chosen.clientName);
    },
  );

  app.delete(path, { onRequest: guard }, async (request, reply) => {
    // The sign-in ends with the session, in the store; the API need not be there.
    const id = cookie.read(request);
    if (id !== undefined) await endSession(store.shared, id);
    cookie.clear(reply);
    return reply.header("clear-site-data", '"cache", "storage"').status(204).send();
  });
}

type Known = Pick<LiveSession, "id" | "userId" | "tokens" | "tokenGeneration" | "rememberedClientId">;

async function visitor({ upstream }: CallerOptions) {
  const [clients, { demo }] = await Promise.all([upstream.clients(undefined), upstream.settings()]);
  return { signedIn: false, clients, client_name: clients[0]?.client_name, demo };
}

/** The client in use: the one asked for, else the host's subdomain, else the remembered one, else the first. */
async function describe(request: FastifyRequest, session: Known, options: CallerOptions, wished?: string) {
  const { store, upstream } = options;
  const remembered = await rememberedClientName(session, store);
  const ask = async (accessToken: string) => {
    const [clients, { demo }] = await Promise.all([upstream.clients(accessToken), upstream.settings()]);
    const mine = (name: string | undefined) =>
      clients.find((client) => client.client_name === name)?.client_name;
    const client_name =
      mine(wished) ?? mine(request.subdomain) ?? mine(remembered) ?? clients[0]?.client_name;
    const user = await upstream.user(accessToken, client_name);
    return {
      signedIn: true,
      email: user.email,
      user_uuid: user.user_uuid,
      roles: user.user_roles,
      clients,
      client_name,
      demo,
    };
  };
  try {
    return await ask(session.tokens.accessToken);
  } catch (error) {
    if (!(error instanceof DomainError && error.kind === "unauthenticated")) throw error;
    const fresh = await options.refresh(session as LiveSession);
    return ask(fresh.tokens.accessToken);
  }
}

const signInFirst = () => new DomainError("unauthenticated", "session/none", "Please log in first.");
