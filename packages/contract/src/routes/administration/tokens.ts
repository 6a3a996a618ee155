import { defineRoutes } from "../../route.ts";
import {
  ApiToken,
  ApiTokens,
  MadeApiToken,
  NewApiToken,
  TokenId,
} from "../../schemas/administration/apiToken.ts";

/** Tokens with which programs of integrators ask, in one client. None of these calls takes one: a token makes no tokens. */
export const tokenRoutes = defineRoutes({
  apiTokens: {
    method: "GET",
    path: "/client/tokens",
    access: "admin",
    tag: "API tokens",
    summary: "The API tokens of the client in use, the newest first, without their texts.",
    response: ApiTokens,
  },
  makeApiToken: {
    method: "POST",
    path: "/client/tokens",
    access: "admin",
    tag: "API tokens",
    summary:
      "Makes an API token for the client in use, which asks as whoever makes it. Its text is in this answer and nowhere else.",
    body: NewApiToken,
    response: MadeApiToken,
    status: 201,
  },
  revokeApiToken: {
    method: "DELETE",
    path: "/client/tokens/:token_id",
    access: "admin",
    tag: "API tokens",
    summary: "Ends an API token of the client in use for good, from its next request on.",
    params: TokenId,
    response: ApiToken,
  },
});
