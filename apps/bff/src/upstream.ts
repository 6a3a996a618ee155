import type { LoginChallenge, Tokens } from "@stopbank/contract/account";
import type { Client, ClientConfig } from "@stopbank/contract/clients";
import type { ErrorBody } from "@stopbank/contract/errors";
import type { Route } from "@stopbank/contract/route";
import { routes } from "@stopbank/contract/routes";
import { DomainError, type ErrorKind } from "@stopbank/errors";

export interface SignedIn {
  readonly userUuid: string;
  readonly tokens: Tokens;
}

/** What the BFF itself asks of the API, as opposed to what it passes on. */
export interface Upstream {
  login(
    email: string,
    password: string,
    clientAddress: string,
  ): Promise<SignedIn | { challenge: LoginChallenge }>;
  /** @returns undefined when the refresh token is dead: the session has to end. */
  refresh(userUuid: string, refreshToken: string): Promise<Tokens | undefined>;
  logout(userUuid: string, refreshToken: string): Promise<void>;
  incrementLogin(accessToken: string): Promise<void>;
  clients(accessToken: string | undefined): Promise<Client[]>;
  user(
    accessToken: string,
    clientName: string | undefined,
  ): Promise<{ email: string; user_uuid: string; user_roles: string[] }>;
  config(authorization: string | undefined, clientName: string | undefined): Promise<ClientConfig>;
  settings(): Promise<{ demo: boolean }>;
}

/** Talks to the API at a fixed origin; follows no redirects. */
export function createUpstream(apiUrl: URL): Upstream {
  const ask = async (route: Route, options: { headers?: Record<string, string>; body?: unknown } = {}) => {
    const response = await fetch(new URL(route.path, apiUrl), {
      method: route.method,
      redirect: "error",
      signal: AbortSignal.timeout(30_000),
      headers: {
        ...(options.body === undefined ? {} : { "content-type": "application/json" }),
        ...options.headers,
      },
      ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
    }).catch((cause: unknown) => {
      throw new DomainError(
        "unavailable",
        "api/unreachable",
        "The service is not answering. Try again shortly.",
        { cause },
      );
    });
    return response;
  };
  const json = async <T>(route: Route, options?: Parameters<typeof ask>[1]): Promise<T> => {
    const response = await ask(route, options);
    if (!response.ok) throw await failure(response);
    return (await response.json()) as T;
  };
  const bearer = (token: string | undefined, clientName?: string): Record<string, string> => ({
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(clientName === undefined ? {} : { "ui-client-name": clientName }),
  });
  return {
    async login(email, password, clientAddress) {
      const credentials = Buffer.from(`${email}:${password}`, "utf8").toString("base64");
      const response = await ask(routes.login, {
        headers: { authorization: `Basic ${credentials}`, "x-forwarded-for": clientAddress },
      });
      if (response.status === 449) return { challenge: (await response.json()) as LoginChallenge };
      if (!response.ok) throw await failure(response);
      return {
        userUuid: response.headers.get("user_uuid") ?? "",
        tokens: (await response.json()) as Tokens,
      };
    },
    async refresh(userUuid, refreshToken) {
      const response = await ask(routes.refreshToken, {
        body: { user_uuid: userUuid, refresh_token: refreshToken },
      });
      if (response.status === 401) return undefined;
      if (!response.ok) throw await failure(response);
      return (await response.json()) as Tokens;
    },
    async logout(userUuid, refreshToken) {
      await json(routes.logout, { body: { user_uuid: userUuid, refresh_token: refreshToken } });
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

/** The API's own words for a failure, so that the browser is told what the API said. */
async function failure(response: Response): Promise<DomainError> {
  const text = await response.text();
  const kind = kindOf[response.status] ?? "unavailable";
  try {
    const { error } = JSON.parse(text) as ErrorBody;
    return new DomainError(kind, error.code, error.message, { status: response.status });
  } catch {
    return new DomainError(kind, "api/failed", "The service could not answer. Try again shortly.", {
      status: response.status,
      text: text.slice(0, 200),
    });
  }
}
