import {
  deviceMarkHeader,
  type LoginChallenge,
  strangeFailuresHeader,
  type Tokens,
} from "@stopbank/contract/account";
import { routes } from "@stopbank/contract/routes";
import { apiFailure, isSuccess, type WholeAnswer } from "@stopbank/http-edge/api-failure";
import type { SessionTokens } from "@stopbank/store/sessions";
import { type ApiCall, type ApiTransport, wholeOf } from "./transport.ts";

export interface SignedIn {
  readonly userUuid: string;
  readonly tokens: SessionTokens;
  /** How many passwords strangers tried in vain since the last log-in. */
  readonly strangeFailures: number;
  /** By a client's own provider, and not by what the person alone knows: the browser gets no mark for it. */
  readonly isByProvider?: true;
}

/** A log-in whose password was right, which asks for something before the person is in. */
export interface ChallengedLogin {
  readonly challenge: LoginChallenge;
  /** Of the person, or of the sign-up that is to be confirmed. */
  readonly userUuid: string;
  /** Proves that the password was right. */
  readonly session: string;
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
  login(email: string, password: string, origin: LoginOrigin): Promise<SignedIn | ChallengedLogin>;
  /** Sets the new password that a log-in asked for. @throws DomainError as `login`. */
  meetChallenge(
    met: Omit<ChallengedLogin, "challenge"> & { readonly email: string; readonly newPassword: string },
    origin: LoginOrigin,
  ): Promise<SignedIn | ChallengedLogin>;
  /** @returns undefined when the refresh token is dead: the session has to end. */
  refresh(userUuid: string, refreshToken: string): Promise<SessionTokens | undefined>;
}

/** How long until an answer has to begin. */
const timeoutMs = 30_000;

export function createTokenCalls(api: ApiTransport): TokenCalls {
  const send = async (call: Omit<ApiCall, "timeoutMs">) => wholeOf(await api.send({ ...call, timeoutMs }));
  return {
    async login(email, password, { address, deviceMark }) {
      const credentials = Buffer.from(`${email}:${password}`, "utf8").toString("base64");
      const answer = await send({
        method: routes.login.method,
        target: routes.login.path,
        headers: {
          authorization: `Basic ${credentials}`,
          "x-forwarded-for": address,
          ...(deviceMark === undefined ? {} : { [deviceMarkHeader]: deviceMark }),
        },
      });
      const userUuid = String(answer.headers.user_uuid ?? "");
      if (answer.status === 449) return challengedBy(answer);
      if (!isSuccess(answer)) throw apiFailure(answer);
      return {
        userUuid,
        tokens: tokensOf(answer),
        strangeFailures: Number(answer.headers[strangeFailuresHeader] ?? 0),
      };
    },
    async meetChallenge({ email, userUuid, session, newPassword }, { address, deviceMark }) {
      const body = {
        user_uuid: userUuid,
        email,
        auth_challenge_session: session,
        new_password: newPassword,
      };
      const answer = await send({
        method: routes.respondToAuthChallenge.method,
        target: routes.respondToAuthChallenge.path,
        headers: {
          "content-type": "application/json",
          "x-forwarded-for": address,
          ...(deviceMark === undefined ? {} : { [deviceMarkHeader]: deviceMark }),
        },
        body: Buffer.from(JSON.stringify(body)),
      });
      if (answer.status === 449) return challengedBy(answer);
      if (!isSuccess(answer)) throw apiFailure(answer);
      return { userUuid, tokens: tokensOf(answer), strangeFailures: 0 };
    },
    async refresh(userUuid, refreshToken) {
      const answer = await send({
        method: routes.refreshToken.method,
        target: routes.refreshToken.path,
        headers: { "content-type": "application/json" },
        body: Buffer.from(JSON.stringify({ user_uuid: userUuid, refresh_token: refreshToken })),
      });
      if (answer.status === 401) return undefined;
      if (!isSuccess(answer)) throw apiFailure(answer);
      return tokensOf(answer);
    },
  };
}

/** What a log-in that was answered 449 asks for. */
export const challengedBy = (answer: WholeAnswer): ChallengedLogin => ({
  challenge: json<LoginChallenge>(answer),
  userUuid: String(answer.headers.user_uuid ?? ""),
  session: String(answer.headers.auth_challenge_session ?? ""),
});

const json = <T>({ body }: WholeAnswer): T => JSON.parse(body.toString()) as T;

function tokensOf(answer: WholeAnswer): SessionTokens {
  const { access_token, refresh_token } = json<Tokens>(answer);
  return { accessToken: access_token, refreshToken: refresh_token };
}
