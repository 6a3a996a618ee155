import { routes } from "@stopbank/contract/routes";
import { DomainError } from "@stopbank/errors";
import type { Store } from "@stopbank/store";
import { holdChallenge } from "@stopbank/store/login-challenges";
import { isByProvider } from "@stopbank/store/sessions";
import type { FastifyReply, FastifyRequest } from "fastify";
import { callOver } from "../api/callOver.ts";
import type { AskAs } from "../principal/askAs.ts";
import type { FindSession } from "../principal/liveSession.ts";
import type { SignInCookie } from "../provider/signInCookie.ts";

/** Answers the path that leads on to the provider, where a session that is about to end is to be ended there too. */
export type LogOutAtProvider = (
  request: FastifyRequest,
  reply: FastifyReply,
  sessionId: string,
) => Promise<string | undefined>;

export interface LogOutParts {
  readonly store: Store;
  readonly askAs: AskAs;
  readonly findSession: FindSession;
  readonly waiting: SignInCookie;
  readonly publicUrl: URL;
}

/** How long the API and the provider are waited for: the log-out here goes on without them. */
const patienceMs = 3_000;

/** The address at the provider names the person to it, so the page gets none of it: the browser is sent there by a cookie. */
export function createLogOutAtProvider(parts: LogOutParts): LogOutAtProvider {
  const { store, askAs, findSession, waiting, publicUrl } = parts;
  return async ({ subdomain }, reply, id) => {
    if (!(await isByProvider(store.shared, id))) return undefined;
    const session = await findSession(id, { slide: false });
    if (session === undefined) return undefined;
    const home = new URL("/home", publicUrl);
    if (subdomain !== undefined) home.hostname = `${subdomain}.${publicUrl.hostname}`;
    const asked = callOver(askAs({ kind: "session", session }).send)(routes.providerLogOut, {
      body: { after_log_out: home.href },
    }).catch((error: unknown) => {
      if (!(error instanceof DomainError)) throw error;
      return undefined;
    });
    const late = new Promise<undefined>((done) => setTimeout(done, patienceMs, undefined).unref());
    const endSessionUrl = (await Promise.race([asked, late]))?.end_session_url;
    if (endSessionUrl === undefined || endSessionUrl === null) return undefined;
    waiting.set(reply, await holdChallenge(store.shared, { endSessionUrl }));
    return "/bff/sign-in/log-out";
  };
}
