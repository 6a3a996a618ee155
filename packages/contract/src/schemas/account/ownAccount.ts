import { type Static, Type } from "typebox";
import { nullable } from "../nullable.ts";
import { OwnPasskey } from "./secondFactors.ts";

const strict = { additionalProperties: false } as const;
const Password = Type.String({ minLength: 1, maxLength: 1_000 });

/** What a person is told of their own account. Dates are ISO 8601 in UTC. */
export const OwnAccount = Type.Object({
  email: Type.String(),
  /** The organisation whose own sign-in let them in: it alone is told of then, and nothing else of the account. Null for who logged in themselves. */
  signed_in_by: nullable(Type.String()),
  /** False for who logs in by their organisation alone. */
  has_password: Type.Boolean(),
  totp: Type.Union([
    Type.Object({ since: Type.String(), last_used_at: nullable(Type.String()) }),
    Type.Null(),
  ]),
  passkeys: Type.Array(OwnPasskey),
  recovery_codes_left: Type.Integer(),
  /** The organisations that demand a second factor of this person. */
  demanded_by: Type.Array(Type.String()),
  /** Until when this sign-in may change factors; null where it is to be confirmed first. */
  proved_until: nullable(Type.String()),
});
export type OwnAccount = Static<typeof OwnAccount>;

export const ChangePasswordRequest = Type.Object(
  { present_password: Password, new_password: Password },
  strict,
);

export const OwnSession = Type.Object({
  /** It signs nobody in. */
  handle: Type.String(),
  /** `Firefox on Windows`; null for one that was begun before these were kept. */
  device: nullable(Type.String()),
  network: nullable(Type.String()),
  began_at: Type.String(),
  last_seen_at: Type.String(),
  /** The one that asks. */
  is_own: Type.Boolean(),
});
export type OwnSession = Static<typeof OwnSession>;

export const SessionHandle = Type.Object({ handle: Type.String({ minLength: 1, maxLength: 64 }) });
export const EndedSessions = Type.Object({ ended: Type.Integer() });
export const ProofRequest = Type.Object({ password: Password }, strict);
export const Proof = Type.Object({ proved_until: Type.String() });
