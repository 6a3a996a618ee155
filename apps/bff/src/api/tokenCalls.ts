import {
  deviceMarkHeader,
  type LoginChallenge,
  strangeFailuresHeader,
  type Tokens,
} from "@stopbank/contract/account";
import { routes } from "@stopbank/contract/routes";
import type { SessionTokens } from "@stopbank/store/sessions";
import { apiFailure, isOk } from "./apiFailure.ts";
import { type ApiAnswer, type ApiTransport, bytesOf } from "./transport.ts";

export interface SignedIn {
  readonly userUuid: string;
  readonly tokens: SessionTokens;
  /** How many passwords strangers tried in vain since the last log-in. */
  readonly strangeFailures: number;
}

/** Where a log-in comes from. */
export interface LoginOrigin {
  readonly address: string;
  /** What the browser carries from an earlier log-in. */
  readonly deviceMark: string | undefined;
}

/** The calls that answer tokens. They are made for nobody yet, so they go to the API by themselves. */
export interface TokenCalls {
  /** @throws DomainError with the API's code and words where it refuses. */
  login(
    email: string,
    password: string,
    origin: LoginOrigin,
  ): Promise<SignedIn | { readonly challenge: LoginChallenge }>;
  /** @returns undefined when the refresh token is dead: the session has to end. */
  refresh(userUuid: string, refreshToken: string): Promise<SessionTokens | undefined>;
}

/** How long until an answer has to begin. */
const timeoutMs = 30_000;

export function createTokenCalls(api: ApiTransport): TokenCalls {
  return {
    async login(email, password, { address, deviceMark }) {
      const credentials = Buffer.from(`${email}:${password}`, "utf8").toString("base64");
      const answer = await api.send({
        method: routes.login.method,
        target: routes.login.path,
        headers: {
          authorization: `Basic ${credentials}`,
          "x-forwarded-for": address,
          ...(deviceMark === undefined ? {} : { [deviceMarkHeader]: deviceMark }),
        },
        timeoutMs,
      });
      if (answer.status === 449) return { challenge: await json<LoginChallenge>(answer) };
      if (!isOk(answer)) throw await apiFailure(answer);
      return {
        userUuid: String(answer.headers.user_uuid ?? ""),
        tokens: await tokensOf(answer),
        strangeFailures: Number(answer.headers[strangeFailuresHeader] ?? 0),
      };
    },
    async refresh(userUuid, refreshToken) {
      const answer = await api.send({
        method: routes.refreshToken.method,
        target: routes.refreshToken.path,
        headers: { "content-type": "application/json" },
        body: Buffer.from(JSON.stringify({ user_uuid: userUuid, refresh_token: refreshToken })),
        timeoutMs,
      });
      if (answer.status === 401) return undefined;
      if (!isOk(answer)) throw await apiFailure(answer);
      return tokensOf(answer);
    },
  };
}

const json = async <T>(answer: ApiAnswer): Promise<T> => JSON.parse((await bytesOf(answer)).toString()) as T;

async function tokensOf(answer: ApiAnswer): Promise<SessionTokens> {
  const { access_token, refresh_token } = await json<Tokens>(answer);
  return { accessToken: access_token, refreshToken: refresh_token };
}
