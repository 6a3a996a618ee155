import { Type } from "typebox";
import { defineRoutes } from "../../route.ts";
import {
  ChangePasswordRequest,
  EndedSessions,
  OwnAccount,
  OwnSession,
  Proof,
  ProofRequest,
  SessionHandle,
} from "../../schemas/account/ownAccount.ts";
import { PasskeyAnswer, PasskeyOptions } from "../../schemas/account/secondFactors.ts";

const own = { access: "signed-in", anyClient: true, tag: "Own account" } as const;

/** What a person sees and changes of their own account, whichever clients they are in. */
export const ownAccountRoutes = defineRoutes({
  ownAccount: {
    method: "GET",
    path: "/user/account",
    ...own,
    summary: "The person's own account: what they log in with, and what is demanded of them.",
    response: OwnAccount,
  },
  changePassword: {
    method: "POST",
    path: "/user/change_password",
    ...own,
    summary:
      "Sets another password, by the present one, ends the person's other sessions, and tells them by mail. 401 `auth/wrong-password`, 429 `Limit exceeded`.",
    body: ChangePasswordRequest,
    response: Type.Object({ changed: Type.Literal(true) }),
  },
  ownSessions: {
    method: "GET",
    path: "/user/sessions",
    ...own,
    summary:
      "Where the person is logged in, the latest use first. Whoever was let in by an organisation's own sign-in is told of such sessions alone, here and below.",
    response: Type.Array(OwnSession),
  },
  endOwnSession: {
    method: "DELETE",
    path: "/user/sessions/:handle",
    ...own,
    byProvider: true,
    summary: "Ends one of the person's sessions, within a second.",
    params: SessionHandle,
    response: EndedSessions,
  },
  endOtherSessions: {
    method: "DELETE",
    path: "/user/sessions",
    ...own,
    byProvider: true,
    summary: "Ends all of the person's sessions, and programs' sign-ins, but the one that asks.",
    response: EndedSessions,
  },
  proveByPassword: {
    method: "POST",
    path: "/user/reauthenticate",
    ...own,
    summary:
      "Shows once more, by the password, that it is the person: for ten minutes their second factors may be changed.",
    body: ProofRequest,
    response: Proof,
  },
  beginPasskeyProof: {
    method: "POST",
    path: "/user/reauthenticate/passkey/begin",
    ...own,
    summary: "What a passkey of the person's is to sign, to show once more that it is them.",
    response: PasskeyOptions,
  },
  proveByPasskey: {
    method: "POST",
    path: "/user/reauthenticate/passkey",
    ...own,
    summary: "Shows by a passkey that it is the person, as by the password.",
    body: PasskeyAnswer,
    response: Proof,
  },
});
