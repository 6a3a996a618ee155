import { deviceMarkHeader, strangeFailuresHeader, type Tokens } from "@stopbank/contract/account";
import type { Route } from "@stopbank/contract/route";
import { routes } from "@stopbank/contract/routes";
import type {
  AskedFactors,
  FactorAnswer,
  FactorConfirmation,
  FactorKind,
  NewFactor,
  PasskeyAnswer,
  PasskeyOptions,
} from "@stopbank/contract/second-factors";
import { apiFailure, isSuccess, type WholeAnswer } from "@stopbank/http-edge/api-failure";
import { type ChallengedLogin, challengedBy, type LoginOrigin, type SignedIn } from "./tokenCalls.ts";
import { type ApiTransport, wholeOf } from "./transport.ts";

/** A log-in whose password was right, and that waits for a second factor. */
export type WaitingLogin = Pick<ChallengedLogin, "userUuid" | "session"> & { readonly email: string };

/** What comes after the right password, and logging in without one. Each: @throws DomainError with the API's code and words. */
export interface FactorCalls {
  beginSecondFactor(waiting: WaitingLogin, origin: LoginOrigin): Promise<AskedFactors>;
  meetSecondFactor(waiting: WaitingLogin, answer: FactorAnswer, origin: LoginOrigin): Promise<SignedIn>;
  beginEnrolment(waiting: WaitingLogin, kind: FactorKind, origin: LoginOrigin): Promise<NewFactor>;
  enrol(
    waiting: WaitingLogin,
    confirmation: FactorConfirmation,
    origin: LoginOrigin,
  ): Promise<SignedIn & { readonly recoveryCodes: readonly string[] }>;
  beginPasskeyLogin(
    origin: LoginOrigin,
  ): Promise<{ readonly ceremony: string; readonly options: PasskeyOptions }>;
  passkeyLogin(
    ceremony: string,
    passkey: PasskeyAnswer,
    origin: LoginOrigin,
  ): Promise<SignedIn | ChallengedLogin>;
}

/** How long until an answer has to begin. */
const timeoutMs = 30_000;

export function createFactorCalls(api: ApiTransport): FactorCalls {
  const ask = async (
    route: Route,
    { address, deviceMark }: LoginOrigin,
    body?: object,
  ): Promise<WholeAnswer> => {
    const answer = await wholeOf(
      await api.send({
        method: route.method,
        target: route.path,
        headers: {
          "x-forwarded-for": address,
          ...(body === undefined ? {} : { "content-type": "application/json" }),
          ...(deviceMark === undefined ? {} : { [deviceMarkHeader]: deviceMark }),
        },
        ...(body === undefined ? {} : { body: Buffer.from(JSON.stringify(body)) }),
        timeoutMs,
      }),
    );
    if (!isSuccess(answer) && answer.status !== 449) throw apiFailure(answer);
    return answer;
  };
  return {
    beginSecondFactor: async (waiting, origin) =>
      json(await ask(routes.beginSecondFactor, origin, onWire(waiting))),
    meetSecondFactor: async (waiting, answer, origin) =>
      signedIn(await ask(routes.meetSecondFactor, origin, { ...onWire(waiting), ...answer })),
    beginEnrolment: async (waiting, kind, origin) =>
      json(await ask(routes.beginEnrolment, origin, { ...onWire(waiting), kind })),
    enrol: async (waiting, confirmation, origin) => {
      const answer = await ask(routes.enrol, origin, { ...onWire(waiting), ...confirmation });
      return {
        ...signedIn(answer),
        recoveryCodes: json<{ recovery_codes: string[] }>(answer).recovery_codes,
      };
    },
    beginPasskeyLogin: async (origin) => json(await ask(routes.beginPasskeyLogin, origin)),
    passkeyLogin: async (ceremony, passkey, origin) => {
      const answer = await ask(routes.passkeyLogin, origin, { ceremony, passkey });
      return answer.status === 449 ? challengedBy(answer) : signedIn(answer);
    },
  };
}

const json = <T>({ body }: WholeAnswer): T => JSON.parse(body.toString()) as T;

const onWire = ({ userUuid, email, session }: WaitingLogin) => ({
  user_uuid: userUuid,
  email,
  auth_challenge_session: session,
});

function signedIn(answer: WholeAnswer): SignedIn {
  const { access_token, refresh_token } = json<Tokens>(answer);
  return {
    userUuid: String(answer.headers.user_uuid ?? ""),
    tokens: { accessToken: access_token, refreshToken: refresh_token },
    strangeFailures: Number(answer.headers[strangeFailuresHeader] ?? 0),
  };
}
