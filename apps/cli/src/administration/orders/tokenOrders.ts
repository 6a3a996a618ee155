import {
  longestTokenDays,
  mostRequestsPerMinute,
  mostTokens,
  usualRequestsPerMinute,
  usualTokenDays,
} from "@stopbank/contract/api-tokens";
import { LineOfText } from "@stopbank/contract/line-of-text";
import { requireScopesWithin, TokenScopeName } from "@stopbank/contract/token-scopes";
import { DomainError } from "@stopbank/errors";
import { type ApiToken, endApiToken, issueApiToken, listApiTokens } from "@stopbank/store/api-tokens";
import { findMembership } from "@stopbank/store/memberships";
import { Type } from "typebox";
import { byCommandLine, ClientName, clientNamed, Email, order, userOf } from "./order.ts";

const dayMs = 86_400_000;

/** Makes an API token of a client, which asks as somebody who belongs to it. What it says is the token alone. */
export const addToken = order({
  body: Type.Object(
    {
      client: ClientName,
      name: LineOfText(100),
      maker: Email,
      scopes: Type.Array(TokenScopeName, { minItems: 1, uniqueItems: true }),
      days: Type.Optional(Type.Integer({ minimum: 1, maximum: longestTokenDays })),
      perMinute: Type.Optional(Type.Integer({ minimum: 1, maximum: mostRequestsPerMinute })),
    },
    { additionalProperties: false },
  ),
  perform: async (tools, { client: clientName, name, maker, scopes, days, perMinute }) => {
    const client = await clientNamed(tools, clientName);
    const user = await userOf(tools, maker);
    return tools.store.withClient(client.id, async (tx) => {
      const membership = await findMembership(tx, user.id);
      if (membership === undefined)
        throw new DomainError("not-found", "user/no-member", `${maker} does not belong to ${clientName}.`);
      requireScopesWithin(scopes, [membership.role]);
      const asked = {
        name: name.trim(),
        scopes,
        requestsPerMinute: perMinute ?? usualRequestsPerMinute,
        userId: user.id,
        madeAs: membership.role,
        expiresAt: new Date(Date.now() + (days ?? usualTokenDays) * dayMs),
      };
      const by = { details: byCommandLine() };
      return (await issueApiToken(tx, asked, { most: mostTokens, by })).token;
    });
  },
});

/** A client's tokens as JSON, the newest first, without their texts. */
export const listTokens = order({
  body: Type.Object({ client: ClientName }, { additionalProperties: false }),
  perform: async (tools, { client }) => {
    const { id } = await clientNamed(tools, client);
    return JSON.stringify(await tools.store.withClient(id, listApiTokens), undefined, 2);
  },
});

/** Ends an API token for good. */
export const revokeToken = order({
  body: Type.Object(
    { client: ClientName, token: Type.String({ minLength: 1, maxLength: 100 }) },
    { additionalProperties: false },
  ),
  perform: async (tools, { client: clientName, token }) => {
    const client = await clientNamed(tools, clientName);
    return tools.store.withClient(client.id, async (tx) => {
      const { id, name } = oneOf(await listApiTokens(tx), token);
      await endApiToken(tx, id, { details: byCommandLine() });
      return `${name} of ${clientName} is revoked: it is refused from its next request on.`;
    });
  },
});

/** By its id, or its name where one token in use has it. */
function oneOf(tokens: readonly ApiToken[], wanted: string): ApiToken {
  const byId = tokens.find(({ id }) => id === wanted);
  const named = tokens.filter(({ name, endedAt }) => name === wanted && endedAt === null);
  const found = byId ?? named[0];
  if (found === undefined)
    throw new DomainError(
      "not-found",
      "tokens/unknown",
      `There is no API token "${wanted}" in use. \`stopbank token list\` has their ids.`,
    );
  if (byId === undefined && named.length > 1)
    throw new DomainError(
      "conflict",
      "tokens/several",
      `Several tokens are called "${wanted}". Name one by its id: ${named.map(({ id }) => id).join(", ")}.`,
    );
  return found;
}
