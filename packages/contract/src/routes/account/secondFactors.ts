import { Type } from "typebox";
import { defineRoutes } from "../../route.ts";
import { LoginChallenge, Tokens } from "../../schemas/account/account.ts";
import {
  AskedFactors,
  ChangedDemand,
  ClientFactors,
  DemandChange,
  EnrolBeginning,
  EnrolledTokens,
  EnrolRequest,
  NewFactor,
  NewPasskeyAnswer,
  OwnPasskey,
  PasskeyLoginBeginning,
  PasskeyLoginRequest,
  PasskeyName,
  PasskeyOptions,
  RecoveryCodes,
  ResetFactorsRequest,
  SecondFactorRequest,
  WaitingLogin,
} from "../../schemas/account/secondFactors.ts";

const own = { access: "signed-in", anyClient: true, tag: "Own account" } as const;
const publicly = { access: "public", tag: "Account" } as const;
const strict = { additionalProperties: false } as const;
const PasskeyId = Type.Object({ id: Type.String({ minLength: 1, maxLength: 64 }) });
const first = "403 `auth/prove-first` unless the person has shown within ten minutes that it is them.";

/** What people log in with beside a password: an authenticator app, passkeys, recovery codes. */
export const secondFactorRoutes = defineRoutes({
  beginSecondFactor: {
    method: "POST",
    path: "/user/second_factor/begin",
    ...publicly,
    summary:
      "What a log-in that was answered 449 `SECOND_FACTOR_REQUIRED` may go on with, and what a passkey is to sign.",
    body: WaitingLogin,
    response: AskedFactors,
  },
  meetSecondFactor: {
    method: "POST",
    path: "/user/second_factor",
    ...publicly,
    summary:
      "Signs in whose password was right, by a code of their app, a recovery code or a passkey. A program that runs by itself has no phone at hand: give it an API token of its own instead of a person's password. 401 `auth/wrong-factor`, `auth/used-factor`, 429 `Limit exceeded`. Answers `user_uuid` in a header.",
    body: SecondFactorRequest,
    response: Tokens,
  },
  beginEnrolment: {
    method: "POST",
    path: "/user/second_factor/enrol/begin",
    ...publicly,
    summary:
      "Begins to set up the factor that a log-in was answered 449 `SECOND_FACTOR_ENROLMENT` for: their organisation demands one and they have none.",
    body: EnrolBeginning,
    response: NewFactor,
  },
  enrol: {
    method: "POST",
    path: "/user/second_factor/enrol",
    ...publicly,
    summary: "Confirms that factor and signs in. The recovery codes are answered this once.",
    body: EnrolRequest,
    response: EnrolledTokens,
  },
  beginPasskeyLogin: {
    method: "POST",
    path: "/user/passkey/begin",
    ...publicly,
    summary: "What a passkey is to sign to log in with it alone. It asks for nobody, and so tells of nobody.",
    response: PasskeyLoginBeginning,
  },
  passkeyLogin: {
    method: "POST",
    path: "/user/passkey/login",
    ...publicly,
    summary:
      "Signs in by a passkey that has verified its owner. Answers `user_uuid` in a header, and 449 as the log-in does.",
    body: PasskeyLoginRequest,
    response: Tokens,
    also: { 449: LoginChallenge },
  },
  beginTotp: {
    method: "POST",
    path: "/user/totp/begin",
    ...own,
    summary: `A new secret for an authenticator app, which a first code confirms. ${first}`,
    response: NewFactor,
  },
  confirmTotp: {
    method: "POST",
    path: "/user/totp",
    ...own,
    summary: `Confirms the app by its code, in place of a former one. Answers recovery codes with the first factor. ${first}`,
    body: Type.Object({ code: Type.String({ minLength: 1, maxLength: 20 }) }, strict),
    response: RecoveryCodes,
  },
  removeTotp: {
    method: "DELETE",
    path: "/user/totp",
    ...own,
    summary: `Takes the app away. ${first}`,
    response: Type.Object({ removed: Type.Literal(true) }),
  },
  beginPasskey: {
    method: "POST",
    path: "/user/passkeys/begin",
    ...own,
    summary: `What an authenticator needs to make a passkey. ${first}`,
    response: PasskeyOptions,
  },
  addPasskey: {
    method: "POST",
    path: "/user/passkeys",
    ...own,
    summary: `Registers a passkey. Answers recovery codes with the first factor. ${first}`,
    body: Type.Object({ name: PasskeyName, passkey: NewPasskeyAnswer }, strict),
    response: Type.Object({ passkey: OwnPasskey, recovery_codes: Type.Array(Type.String()) }),
  },
  renamePasskey: {
    method: "PUT",
    path: "/user/passkeys/:id",
    ...own,
    summary: "Gives a passkey another name.",
    params: PasskeyId,
    body: Type.Object({ name: PasskeyName }, strict),
    response: Type.Object({ name: Type.String() }),
  },
  removePasskey: {
    method: "DELETE",
    path: "/user/passkeys/:id",
    ...own,
    summary: `Takes a passkey away. ${first}`,
    params: PasskeyId,
    response: Type.Object({ removed: Type.Literal(true) }),
  },
  makeRecoveryCodes: {
    method: "POST",
    path: "/user/recovery_codes",
    ...own,
    summary: `Ten new recovery codes. The former ones are void. ${first}`,
    response: RecoveryCodes,
  },
  clientFactors: {
    method: "GET",
    path: "/client/second_factors",
    access: "admin",
    tag: "Administration",
    summary: "Of whom the client in use demands a second factor, and which of its members have one.",
    response: ClientFactors,
  },
  demandFactors: {
    method: "PUT",
    path: "/client/second_factors",
    access: "admin",
    tag: "Administration",
    summary: "Says of whom the client in use demands a second factor, from their next log-in on.",
    body: DemandChange,
    response: ChangedDemand,
  },
  resetFactors: {
    method: "POST",
    path: "/user/reset_factors",
    access: "admin",
    tag: "People",
    summary:
      "Takes a member's second factors away, who has lost them, ends their sessions, and tells them by mail. 403 where the account is not this client's alone.",
    body: ResetFactorsRequest,
    response: Type.Object({ reset: Type.Literal(true) }),
  },
});
