import { type Static, Type } from "typebox";
import { Role } from "../administration/role.ts";
import { nullable } from "../nullable.ts";

const strict = { additionalProperties: false } as const;
const text = (maxLength: number) => Type.String({ minLength: 1, maxLength });

export const MappedRole = Type.Object({ value: text(200), role: Role }, strict);
export type MappedRole = Static<typeof MappedRole>;

const settings = {
  /** Whether people may sign in by it. */
  is_on: Type.Boolean(),
  issuer: text(500),
  provider_client_id: text(300),
  /** Separated by spaces. */
  scopes: text(500),
  /** Whose addresses are sent to it, such as `bay.govt.nz`. */
  domains: Type.Array(Type.String({ minLength: 3, maxLength: 253 }), { maxItems: 20 }),
  /** The claim that says what somebody is; null where all are what `default_role` says. */
  role_claim: Type.Union([text(100), Type.Null()]),
  role_map: Type.Array(MappedRole, { maxItems: 50 }),
  /** Of whom no value of the claim is mapped; null refuses them. */
  default_role: nullable(Role),
  creates_members: Type.Boolean(),
  single_log_out: Type.Boolean(),
  /** Whether an address counts as verified where the provider does not say. */
  trusts_email: Type.Boolean(),
};

/** `client_secret` is kept as it is where it is left out, and forgotten where it is null. It is never answered. */
export const SignInSettings = Type.Object(
  { ...settings, client_secret: Type.Optional(Type.Union([text(1_000), Type.Null()])) },
  strict,
);
export type SignInSettings = Static<typeof SignInSettings>;

/** An administrator who has a password. */
export const LocalAdmin = Type.Object({
  user_uuid: Type.String(),
  email: Type.String(),
  keeps_password: Type.Boolean(),
});
export type LocalAdmin = Static<typeof LocalAdmin>;

export const SignIn = Type.Object({
  /** Null until some are saved. */
  settings: Type.Union([Type.Object(settings), Type.Null()]),
  has_secret: Type.Boolean(),
  takes_passwords: Type.Boolean(),
  /** Those whose passwords may go on opening the client when others' do not. */
  local_admins: Type.Array(LocalAdmin),
  /** What the provider has to be told. */
  addresses: Type.Object({
    redirect: Type.Array(Type.String()),
    after_log_out: Type.Array(Type.String()),
    backchannel_log_out: Type.String(),
  }),
});
export type SignIn = Static<typeof SignIn>;

export const SignInCheckRequest = Type.Object({ issuer: text(500) }, strict);

/** What a provider says of itself, and what of it will not do. */
export const SignInCheck = Type.Object({
  found: Type.Array(Type.Object({ what: Type.String(), value: Type.String() })),
  faults: Type.Array(Type.String()),
});
export type SignInCheck = Static<typeof SignInCheck>;

/** `keepers`: the administrators whose passwords go on opening the client, one at least. */
export const PasswordSwitch = Type.Union([
  Type.Object({ takes_passwords: Type.Literal(true) }, strict),
  Type.Object(
    {
      takes_passwords: Type.Literal(false),
      keepers: Type.Array(Type.String({ minLength: 36, maxLength: 36 }), { minItems: 1, maxItems: 50 }),
    },
    strict,
  ),
]);
export type PasswordSwitch = Static<typeof PasswordSwitch>;

/** By the address that is typed, or by the client whose host it is. */
export const SignInOfferRequest = Type.Object(
  {
    email: Type.Optional(Type.String({ maxLength: 320 })),
    subdomain: Type.Optional(Type.String({ maxLength: 63 })),
  },
  strict,
);

export const SignInOffer = Type.Object({
  /** Whose own sign-in there is; null where there is none. */
  organisation: Type.Union([
    Type.Object({ client_name: Type.String(), display_name: Type.String() }),
    Type.Null(),
  ]),
});
export type SignInOffer = Static<typeof SignInOffer>;

export const ProviderSignInRequest = Type.Object(
  {
    client_name: text(63),
    redirect_uri: text(500),
    /** What the person has typed, for the provider to fill in. */
    login_hint: Type.Optional(Type.String({ maxLength: 320 })),
  },
  strict,
);

export const ProviderSignInBegun = Type.Object({
  /** Where the browser goes. */
  authorization_url: Type.String(),
  /** Sealed; handed back once the browser returns. */
  flow: Type.String(),
});

export const ProviderSignInReturn = Type.Object(
  {
    flow: text(8_000),
    /** The query that the browser came back with. */
    query: Type.String({ maxLength: 8_000 }),
  },
  strict,
);

export const ProviderSignedIn = Type.Object({
  user_uuid: Type.String(),
  client_name: Type.String(),
  access_token: Type.String(),
  refresh_token: Type.String(),
});

export const ProviderLogOutRequest = Type.Object({ after_log_out: text(500) }, strict);

/** Null where the provider is to hear nothing of it. */
export const ProviderLogOut = Type.Object({
  end_session_url: nullable(Type.String()),
});

export const BackchannelLogOutRequest = Type.Object(
  { client_name: text(63), logout_token: text(16_000) },
  strict,
);
