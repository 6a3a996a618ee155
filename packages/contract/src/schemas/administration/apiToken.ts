import { type Static, Type } from "typebox";
import { LineOfText } from "../../people/lineOfText.ts";
import { TokenScopeName } from "../../people/tokenScopes.ts";
import { nullable } from "../nullable.ts";

const strict = { additionalProperties: false } as const;

/** A token lasts for two years at most. */
export const longestTokenDays = 730;
export const usualTokenDays = 90;
export const mostRequestsPerMinute = 6_000;
export const usualRequestsPerMinute = 600;
/** Good tokens that an organisation has at a time. */
export const mostTokens = 100;

export const TokenId = Type.Object({ token_id: Type.String({ format: "uuid" }) });

export const NewApiToken = Type.Object(
  {
    name: LineOfText(100),
    scopes: Type.Array(TokenScopeName, { minItems: 1, uniqueItems: true }),
    expires_in_days: Type.Optional(Type.Integer({ minimum: 1, maximum: longestTokenDays })),
    requests_per_minute: Type.Optional(Type.Integer({ minimum: 1, maximum: mostRequestsPerMinute })),
  },
  strict,
);
export type NewApiToken = Static<typeof NewApiToken>;

const Moment = nullable(Type.String());

/** Everything of a token but its text. Times are ISO 8601. */
export const ApiToken = Type.Object({
  token_id: Type.String(),
  name: Type.String(),
  scopes: Type.Array(Type.String()),
  /** As whom it asks. */
  made_by: Type.Object({ user_uuid: Type.String(), email: Type.String() }),
  made_at: Type.String(),
  expires_at: Type.String(),
  ended_at: Moment,
  ended_because: Type.Union([Type.Literal("revoked"), Type.Literal("role-changed"), Type.Null()]),
  /** To the minute. */
  last_used_at: Moment,
  requests_per_minute: Type.Integer(),
  /** In the last 30 days. */
  requests: Type.Integer(),
  /** Of them, those beyond the requests a minute. */
  refused: Type.Integer(),
  last_refused_at: Moment,
});
export type ApiToken = Static<typeof ApiToken>;

export const ApiTokens = Type.Object({ tokens: Type.Array(ApiToken) });
export type ApiTokens = Static<typeof ApiTokens>;

/** The only answer that ever holds a token's text. */
export const MadeApiToken = Type.Object({ token: Type.String(), about: ApiToken });
export type MadeApiToken = Static<typeof MadeApiToken>;
