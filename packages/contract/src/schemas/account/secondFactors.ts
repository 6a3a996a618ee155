import { type Static, Type } from "typebox";
import { LineOfText } from "../../people/lineOfText.ts";
import { nullable } from "../nullable.ts";

const strict = { additionalProperties: false } as const;

const Uuid = Type.String({ pattern: "^[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$" });
const Email = Type.String({ minLength: 3, maxLength: 254 });
const base64url = (maxLength: number) =>
  Type.String({ pattern: "^[A-Za-z0-9_-]+$", minLength: 1, maxLength });

/** What a browser is to hand to `navigator.credentials`, as WebAuthn's JSON has it. */
export const PasskeyOptions = Type.Record(Type.String(), Type.Unknown());
export type PasskeyOptions = Static<typeof PasskeyOptions>;

/** A new passkey, as an authenticator answers: of WebAuthn's JSON what is read. */
export const NewPasskeyAnswer = Type.Object(
  {
    id: base64url(2_000),
    client_data: base64url(8_000),
    attestation: base64url(64_000),
    transports: Type.Array(Type.String({ pattern: "^[a-z-]{1,20}$" }), { maxItems: 10 }),
  },
  strict,
);
export type NewPasskeyAnswer = Static<typeof NewPasskeyAnswer>;

/** What a passkey has signed. */
export const PasskeyAnswer = Type.Object(
  {
    id: base64url(2_000),
    client_data: base64url(8_000),
    authenticator_data: base64url(8_000),
    signature: base64url(8_000),
  },
  strict,
);
export type PasskeyAnswer = Static<typeof PasskeyAnswer>;

export const PasskeyName = LineOfText(60);

const Code = Type.String({ minLength: 1, maxLength: 20 });

/** A log-in whose password was right, and that waits for more. */
const waiting = {
  user_uuid: Uuid,
  email: Email,
  auth_challenge_session: Type.String({ minLength: 1, maxLength: 2_000 }),
};

export const WaitingLogin = Type.Object(waiting, strict);
export type WaitingLogin = Static<typeof WaitingLogin>;

export const FactorKind = Type.Union([Type.Literal("totp"), Type.Literal("passkey")]);
export type FactorKind = Static<typeof FactorKind>;

/** What the person may answer with; recovery codes are not said, and always taken. */
export const AskedFactors = Type.Object({
  kinds: Type.Array(FactorKind),
  passkey_options: Type.Optional(PasskeyOptions),
});
export type AskedFactors = Static<typeof AskedFactors>;

/** One of the three. */
const answers = {
  code: Type.Optional(Code),
  recovery_code: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
  passkey: Type.Optional(PasskeyAnswer),
};
export const FactorAnswer = Type.Object(answers, strict);
export type FactorAnswer = Static<typeof FactorAnswer>;
export const SecondFactorRequest = Type.Object({ ...waiting, ...answers }, strict);

export const EnrolBeginning = Type.Object({ ...waiting, kind: FactorKind }, strict);
/** What the app is told, or what a passkey is asked for. */
export const NewFactor = Type.Object({
  /** Base32, as it is typed into an app. */
  secret: Type.Optional(Type.String()),
  /** The same for a QR code. */
  uri: Type.Optional(Type.String()),
  passkey_options: Type.Optional(PasskeyOptions),
  /** Who demands it. */
  demanded_by: Type.Array(Type.String()),
});
export type NewFactor = Static<typeof NewFactor>;

/** One of the first two. */
const confirmations = {
  code: Type.Optional(Code),
  passkey: Type.Optional(NewPasskeyAnswer),
  name: Type.Optional(PasskeyName),
};
export const FactorConfirmation = Type.Object(confirmations, strict);
export type FactorConfirmation = Static<typeof FactorConfirmation>;
export const EnrolRequest = Type.Object({ ...waiting, ...confirmations }, strict);

export const EnrolledTokens = Type.Object({
  access_token: Type.String(),
  refresh_token: Type.String(),
  recovery_codes: Type.Array(Type.String()),
});

export const PasskeyLoginBeginning = Type.Object({
  /** Names what is to be signed. Only who has it can answer. */
  ceremony: Type.String(),
  options: PasskeyOptions,
});
export const PasskeyLoginRequest = Type.Object(
  { ceremony: Type.String({ pattern: "^[\\w-]{43}$" }), passkey: PasskeyAnswer },
  strict,
);

/** Shown once. Empty where there were codes before, which go on. */
export const RecoveryCodes = Type.Object({ recovery_codes: Type.Array(Type.String()) });

export const OwnPasskey = Type.Object({
  id: Type.String(),
  name: Type.String(),
  created_at: Type.String(),
  last_used_at: nullable(Type.String()),
});
export type OwnPasskey = Static<typeof OwnPasskey>;

/** Of whom a client demands a second factor. */
export const DemandedOf = Type.Union([
  Type.Literal("nobody"),
  Type.Literal("admins"),
  Type.Literal("everybody"),
]);
export type DemandedOf = Static<typeof DemandedOf>;

export const DemandChange = Type.Object({ demanded_of: DemandedOf }, strict);
export const ChangedDemand = Type.Object({ demanded_of: DemandedOf, before: DemandedOf });

/** A member of the client in use, and what they have. */
export const MemberFactors = Type.Object({
  user_uuid: Type.String(),
  email: Type.String(),
  role: Type.String(),
  totp: Type.Boolean(),
  passkeys: Type.Integer(),
});
export type MemberFactors = Static<typeof MemberFactors>;

export const ClientFactors = Type.Object({ demanded_of: DemandedOf, people: Type.Array(MemberFactors) });
export type ClientFactors = Static<typeof ClientFactors>;

export const ResetFactorsRequest = Type.Object({ user_uuid: Uuid }, strict);
