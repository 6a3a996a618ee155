import { roles } from "@stopbank/contract/roles";
import { routes } from "@stopbank/contract/routes";
import { DomainError } from "@stopbank/errors";
import type { Store } from "@stopbank/store";
import { listUserClients } from "@stopbank/store/memberships";
import { endSession } from "@stopbank/store/session-ends";
import { setSessionPreview } from "@stopbank/store/session-preview";
import { rememberClient, renewSessionId } from "@stopbank/store/sessions";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { Type } from "typebox";
import { callOver } from "../api/callOver.ts";
import type { FactorCalls } from "../api/factorCalls.ts";
import type { TokenCalls } from "../api/tokenCalls.ts";
import { guardAgainstForgery } from "../edge/requestGuard.ts";
import type { AskAs } from "../principal/askAs.ts";
import { type FindSession, liveSession } from "../principal/liveSession.ts";
import { callerAddress } from "../proxy/forwardedHeaders.ts";
import { beginSession } from "./beginSession.ts";
import type { ChallengeCookie } from "./challengeCookie.ts";
import { answerChallenge, registerChallengeRoutes } from "./challengeRoutes.ts";
import { describeSession, describeVisitor } from "./describeSession.ts";
import { type DeviceMarkCookie, sessionPath } from "./deviceMarkCookie.ts";
import { registerFactorRoutes } from "./factorRoutes.ts";
import type { LogOutAtProvider } from "./logOutAtProvider.ts";
import { registerPreviewRoutes } from "./previewRoutes.ts";
import type { SessionCookie } from "./sessionCookie.ts";

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

export interface SessionOptions {
  readonly store: Store;
  readonly tokenCalls: TokenCalls;
  readonly askAs: AskAs;
  readonly findSession: FindSession;
  readonly cookie: SessionCookie;
  readonly mark: DeviceMarkCookie;
  readonly challenges: ChallengeCookie;
  readonly factorCalls: FactorCalls;
  readonly passkeys: ChallengeCookie;
  /** Whether pages are to tell of their failures. */
  readonly reportsFailures: boolean;
  /** The main host. */
  readonly publicUrl: URL;
  /** Where the page goes on to, of a session that its provider is to end too; undefined for all others. */
  readonly logOutAtProvider: LogOutAtProvider;
}

/** `/bff/session`: who the browser is. No answer here, or anywhere on the BFF, holds a token for a browser. */
export async function registerSessionRoutes(app: FastifyInstance, options: SessionOptions): Promise<void> {
  const { store, cookie, mark, tokenCalls } = options;
  const path = sessionPath;
  const guard = async (request: FastifyRequest) => guardAgainstForgery(request, true);

  const live = (id: string) => liveSession(options.findSession, id);

  // The shell asks this on its own at start and after a refusal: asking does not keep a session alive.
  app.get(path, { onRequest: guard, config: { slidesSession: false } }, async (request, reply) => {
    const principal = await request.principal().catch((error: unknown) => {
      if (!(error instanceof DomainError)) throw error;
      cookie.clear(reply);
      return undefined;
    });
    return principal?.kind === "session"
      ? describeSession(request, principal.session, options)
      : describeVisitor(options);
  });

  app.post<{ Body: { email: string; password: string } }>(
    path,
    { onRequest: guard, schema: { body: Credentials } },
    async (request, reply) => {
      const { email, password } = request.body;
      const origin = { address: callerAddress(request), deviceMark: mark.read(request) };
      const result = await tokenCalls.login(email, password, origin);
      if ("challenge" in result) return answerChallenge(reply, email, result, options);
      return beginSession(request, reply, result, { ...options, live });
    },
  );
  registerChallengeRoutes(app, { ...options, live });
  registerFactorRoutes(app, { ...options, live });
  registerPreviewRoutes(app, options);

  app.put<{ Body: { client_name: string } }>(
    `${path}/client`,
    { onRequest: guard, schema: { body: ClientChoice } },
    async (request, reply) => {
      const principal = await request.principal();
      if (principal.kind !== "session") throw signInFirst();
      const { session } = principal;
      const clients = await store.withUser(session.userId, listUserClients);
      // Which of them this sign-in opens, the API says.
      const open = await callOver(options.askAs(principal).send)(routes.clients, {});
      const isOpen = open.some(({ client_name }) => client_name === request.body.client_name);
      const chosenClient = clients.find((client) => isOpen && client.clientName === request.body.client_name);
      if (chosenClient === undefined)
        throw new DomainError("forbidden", "client/not-yours", "You are not a member of this organisation.");
      await rememberClient(store.shared, session.id, chosenClient.id);
      if (session.preview !== undefined) await setSessionPreview(store.shared, session.id, undefined);
      const former = clients.find((client) => client.id === session.rememberedClientId);
      const rises = roles.indexOf(chosenClient.role) > roles.indexOf(former?.role ?? "member");
      const id = rises ? ((await renewSessionId(store.shared, session.id)) ?? session.id) : session.id;
      if (rises) cookie.set(reply, id);
      return describeSession(request, await live(id), options, chosenClient.clientName);
    },
  );

  app.delete(path, { onRequest: guard }, async (request, reply) => {
    // The sign-in ends with the session, in the store; the API need not be there, nor a provider.
    const id = cookie.read(request);
    const leads = id === undefined ? undefined : await options.logOutAtProvider(request, reply, id);
    if (id !== undefined) await endSession(store.shared, id);
    cookie.clear(reply);
    reply.header("clear-site-data", '"cache"');
    return leads === undefined ? reply.status(204).send() : reply.send({ leads_to: leads });
  });
}

const signInFirst = () => new DomainError("unauthenticated", "session/none", "Please log in first.");
