import {
  deviceMarkHeader,
  type LoginChallenge,
  strangeFailuresHeader,
  type Tokens,
} from "@stopbank/contract/account";
import type { Client, ClientConfig } from "@stopbank/contract/clients";
import type { ErrorBody } from "@stopbank/contract/errors";
import type { Route } from "@stopbank/contract/route";
import { routes } from "@stopbank/contract/routes";
import { DomainError, type ErrorKind } from "@stopbank/errors";
import { type ApiAnswer, type ApiTransport, bytesOf } from "./transport.ts";

export interface SignedIn {
  readonly userUuid: string;
  readonly tokens: Tokens;
  /** How many passwords strangers tried in vain since the last log-in. */
  readonly strangeFailures: number;
}

/** Where a log-in comes from. */
export interface LoginOrigin {
  readonly address: string;
  /** What the browser carries from an earlier log-in. */
  readonly deviceMark: string | undefined;
}

/** What the BFF itself asks of the API, as opposed to what it passes on. */
export interface Upstream {
  login(
    email: string,
    password: string,
    origin: LoginOrigin,
  ): Promise<SignedIn | { challenge: LoginChallenge }>;
  /** @returns undefined when the refresh token is dead: the session has to end. */
  refresh(userUuid: string, refreshToken: string): Promise<Tokens | undefined>;
  incrementLogin(accessToken: string): Promise<void>;
  clients(accessToken: string | undefined): Promise<Client[]>;
  user(
    accessToken: string,
    clientName: string | undefined,
  ): Promise<{ email: string; user_uuid: string; user_roles: string[] }>;
  config(authorization: string | undefined, clientName: string | undefined): Promise<ClientConfig>;
  settings(): Promise<{ demo: boolean }>;
}

/** How long until an answer has to begin. */
const timeoutMs = 30_000;

export function createUpstream(api: ApiTransport): Upstream {
  const ask = (route: Route, options: { headers?: Record<string, string>; body?: unknown } = {}) =>
    api.send({
      method: route.method,
      target: route.path,
      headers: {
        ...(options.body === undefined ? {} : { "content-type": "application/json" }),
        ...options.headers,
      },
      body: options.body === undefined ? undefined : Buffer.from(JSON.stringify(options.body)),
      timeoutMs,
    });
  const json = async <T>(route: Route, options?: Parameters<typeof ask>[1]): Promise<T> => {
    const answer = await ask(route, options);
    if (!isOk(answer)) throw await failure(answer);
    return read<T>(answer);
  };
  const bearer = (token: string | undefined, clientName?: string): Record<string, string> => ({
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(clientName === undefined ? {} : { "ui-client-name": clientName }),
  });
  return {
    async login(email, password, { address, deviceMark }) {
      const credentials = Buffer.from(`${email}:${password}`, "utf8").toString("base64");
      const answer = await ask(routes.login, {
        headers: {
          authorization: `Basic ${credentials}`,
          "x-forwarded-for": address,
          ...(deviceMark === undefined ? {} : { [deviceMarkHeader]: deviceMark }),
        },
      });
      if (answer.status === 449) return { challenge: await read<LoginChallenge>(answer) };
      if (!isOk(answer)) throw await failure(answer);
      return {
        userUuid: String(answer.headers.user_uuid ?? ""),
        tokens: await read<Tokens>(answer),
        strangeFailures: Number(answer.headers[strangeFailuresHeader] ?? 0),
      };
    },
    async refresh(userUuid, refreshToken) {
      const answer = await ask(routes.refreshToken, {
        body: { user_uuid: userUuid, refresh_token: refreshToken },
      });
      if (answer.status === 401) return undefined;
      if (!isOk(answer)) throw await failure(answer);
      return read<Tokens>(answer);
    },
    async incrementLogin(accessToken) {
      await json(routes.incrementLogin, { headers: bearer(accessToken) });
    },
    clients: (accessToken) => json(routes.clients, { headers: bearer(accessToken) }),
    user: (accessToken, clientName) => json(routes.currentUser, { headers: bearer(accessToken, clientName) }),
    config: (authorization, clientName) =>
      json(routes.clientConfig, {
        headers: {
          ...(authorization === undefined ? {} : { authorization }),
          ...(clientName === undefined ? {} : { "ui-client-name": clientName }),
        },
      }),
    settings: () => json(routes.settings),
  };
}

const kindOf: Record<number, ErrorKind> = {
  400: "invalid",
  401: "unauthenticated",
  403: "forbidden",
  404: "not-found",
  409: "conflict",
  413: "too-large",
  429: "too-many",
};

const isOk = ({ status }: ApiAnswer) => status >= 200 && status < 300;

const read = async <T>(answer: ApiAnswer): Promise<T> => JSON.parse((await bytesOf(answer)).toString()) as T;

/** The API's own words for a failure, so that the browser is told what the API said. */
async function failure(answer: ApiAnswer): Promise<DomainError> {
  const text = (await bytesOf(answer)).toString();
  const kind = kindOf[answer.status] ?? "unavailable";
  const retryAfter = Number(answer.headers["retry-after"]);
  try {
    const { error } = JSON.parse(text) as ErrorBody;
    return new DomainError(kind, error.code, error.message, {
      status: answer.status,
      ...(Number.isFinite(retryAfter) ? { retryAfterSeconds: retryAfter } : {}),
    });
  } catch {
    return new DomainError(kind, "api/failed", "The service could not answer. Try again shortly.", {
      status: answer.status,
      text: text.slice(0, 200),
    });
  }
}
