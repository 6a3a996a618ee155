import type { RequestListener } from "node:http";
import { routes } from "@stopbank/contract/routes";
import Fastify, { type FastifyReply, type FastifyRequest } from "fastify";

export interface CapturedRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: NodeJS.Dict<string | string[]>;
  readonly body: string;
}

/**
 * An upstream that shows what the BFF sends: it keeps every request, signs in whoever it was made for, and takes
 * only the newest access token, answering `TokenExpired` to older ones as the API does.
 */
export async function startCapturedApi(userUuid: string, isGranted: (token: string) => Promise<boolean>) {
  const captured: CapturedRequest[] = [];
  const state = {
    generation: 0,
    /** How long access tokens say that they have left, of 15 minutes; undefined for tokens that do not say. */
    secondsLeft: undefined as number | undefined,
    /** Calls every access token expired. */
    isNeverPleased: false,
    refreshes: 0,
    refreshMs: 0,
    refreshIsDead: false,
    tooManyAttempts: false,
    /** What the next log-ins ask for before the person is in. */
    challenge: undefined as { challenge: string; userUuid: string; session: string } | undefined,
    /** The refresh token that the next sign-in gets, where a test needs one that the store knows. */
    refreshToken: undefined as string | undefined,
    /** Answers nothing any more. */
    isAway: false,
    /** Answered when they are there. */
    flags: {} as Record<string, unknown> | Promise<Record<string, unknown>>,
    /** Answers what has no answer of its own. */
    special: undefined as ((request: FastifyRequest, reply: FastifyReply) => Promise<unknown>) | undefined,
    /** The client that visitors see. */
    publicClient: "openaccess",
    /** Whoever signs in belongs to no client. */
    isNobodys: false,
    /** The clients of API tokens with the scope for exports, by how they are presented. */
    tokenClients: new Map<string, string>(),
    /** Makes answers large. */
    bulk: "",
  };
  const access = () => {
    const name = `access-${state.generation}`;
    if (state.secondsLeft === undefined) return name;
    const exp = Math.floor(Date.now() / 1_000) + state.secondsLeft;
    const claims = Buffer.from(JSON.stringify({ iat: exp - 900, exp })).toString("base64url");
    return `${name}.${claims}.signature`;
  };
  /** Whether it is from the last refresh, or of a job that runs. */
  const isLive = async (authorization: string) =>
    authorization.split(".", 1)[0] === `Bearer access-${state.generation}` ||
    (await isGranted(authorization.replace("Bearer ", "")));
  const app = Fastify({ routerOptions: { maxParamLength: 8_000 }, http: { maxHeaderSize: 400_000 } });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "string" }, (_request, body, done) => done(null, body));
  app.addHook("preHandler", async (request) => {
    const { method, url, headers } = request.raw;
    if (state.isAway) request.raw.destroy();
    captured.push({
      method: method ?? "",
      url: url ?? "",
      headers,
      body: (request.body as string | undefined) ?? "",
    });
  });
  app.post(routes.login.path, async (_request, reply) => {
    if (state.tooManyAttempts)
      return reply
        .code(429)
        .header("retry-after", "36")
        .send({ error: { code: "auth/too-many-attempts", message: "Wait.", requestId: "" } });
    if (state.challenge !== undefined)
      return reply
        .code(449)
        .type("application/json; charset=utf-8")
        .header("user_uuid", state.challenge.userUuid)
        .header("auth_challenge_session", state.challenge.session)
        .send(JSON.stringify(state.challenge.challenge));
    return reply
      .header("user_uuid", userUuid)
      .header("strange_failures", "3")
      .send({ access_token: access(), refresh_token: state.refreshToken ?? `refresh-${state.generation}` });
  });
  app.post(routes.refreshToken.path, async (_request, reply) => {
    state.refreshes++;
    await new Promise((done) => setTimeout(done, state.refreshMs));
    if (state.refreshIsDead)
      return reply.code(401).send({ error: { code: "auth/dead", message: "", requestId: "" } });
    return { access_token: access(), refresh_token: `refresh-${state.generation}` };
  });
  app.post(routes.respondToAuthChallenge.path, async (request, reply) => state.special?.(request, reply));
  app.post(routes.incrementLogin.path, async () => ({ logged_in_count: 1 }));
  app.get("/readyz", async (request) => ({ status: "ready", told: request.headers.authorization }));
  app.get(routes.settings.path, async () => ({ tsncs_html: null, version: "0", commit: null, demo: false }));
  app.all("/*", async (request, reply) => {
    const { authorization } = request.headers;
    if (authorization !== undefined && (state.isNeverPleased || !(await isLive(authorization))))
      return reply.code(401).type("text/plain").send("TokenExpired");
    const clientName = request.headers["ui-client-name"] ?? "larkhaven";
    if (authorization !== undefined && !(String(clientName) in rolesIn))
      return reply
        .code(403)
        .send({ error: { code: "client/not-yours", message: "Not your organisation.", requestId: "" } });
    if (request.url === routes.clientConfig.path) return { feature_flags: await state.flags };
    if (state.isNobodys && authorization !== undefined) {
      if (request.url === routes.clients.path) return [];
      return reply
        .code(403)
        .send({ error: { code: "client/none", message: "No organisation.", requestId: "" } });
    }
    if (request.url === routes.clients.path)
      return authorization === undefined
        ? [client(state.publicClient)]
        : [client("larkhaven"), client("northport")];
    if (request.url.split("?", 1)[0] === routes.currentUser.path)
      return {
        email: "member@stopbank.example",
        user_uuid: userUuid,
        client_name: clientName,
        user_roles: [rolesIn[String(clientName)]],
        show_changelog: true,
        accepted_tsncs: clientName === "larkhaven",
        bulk: state.bulk,
      };
    if (request.url.split("?", 1)[0] === routes.exportCaller.path) {
      const client_name = state.tokenClients.get(String(request.headers.authorization));
      if (client_name !== undefined) return { user_uuid: userUuid, client_name, user_roles: ["member"] };
    }
    if (state.special !== undefined) return state.special(request, reply);
    return reply
      .header("set-cookie", "upstream=1")
      .header("x-secret", "1")
      .send({ echo: request.url, bulk: state.bulk });
  });
  const url = new URL(await app.listen({ host: "127.0.0.1", port: 0 }));
  return { url, listener: app.routing as RequestListener, captured, state, close: () => app.close() };
}

/** What the person of these tests is in each of their clients. */
const rolesIn: Readonly<Record<string, string>> = { larkhaven: "member", northport: "admin" };

const client = (name: string) => ({
  client_name: name,
  subdomain: name,
  display_name: name,
  accepted_tsncs: true,
});
