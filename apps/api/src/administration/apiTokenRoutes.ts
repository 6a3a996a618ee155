import {
  mostTokens,
  usualRequestsPerMinute,
  usualTokenDays,
  type ApiToken as WireToken,
} from "@stopbank/contract/api-tokens";
import { routes } from "@stopbank/contract/routes";
import { requireScopesWithin } from "@stopbank/contract/token-scopes";
import type { Store } from "@stopbank/store";
import { type ApiToken, endApiToken, issueApiToken, listApiTokens } from "@stopbank/store/api-tokens";
import type { RegisterRoute } from "../http/registerRoute.ts";

const dayMs = 86_400_000;

export interface ApiTokenParts {
  readonly store: Store;
  /** Writes down what was asked with tokens and is not yet written, so that who looks sees the last minute too. */
  readonly note: () => Promise<void>;
}

/** A client's tokens for programs. */
export function apiTokenRoutes(register: RegisterRoute, { store, note }: ApiTokenParts): void {
  register(routes.apiTokens, async ({ caller: { client } }) => {
    await note();
    return { tokens: (await store.withClient(client.id, listApiTokens)).map(onWire) };
  });

  register(routes.makeApiToken, async ({ body, caller: { client, userId } }) => {
    requireScopesWithin(body.scopes, [client.role]);
    const { expires_in_days: days = usualTokenDays, requests_per_minute = usualRequestsPerMinute } = body;
    const asked = {
      name: body.name.trim(),
      scopes: body.scopes,
      requestsPerMinute: requests_per_minute,
      userId,
      madeAs: client.role,
      expiresAt: new Date(Date.now() + days * dayMs),
    };
    const { token, about } = await store.withClient(client.id, (tx) =>
      issueApiToken(tx, asked, { most: mostTokens, by: { actorUserId: userId } }),
    );
    return { token, about: onWire(about) };
  });

  register(routes.revokeApiToken, async ({ params, caller: { client, userId } }) =>
    onWire(
      await store.withClient(client.id, (tx) => endApiToken(tx, params.token_id, { actorUserId: userId })),
    ),
  );
}

const onWire = (token: ApiToken): WireToken => ({
  token_id: token.id,
  name: token.name,
  scopes: [...token.scopes],
  made_by: { user_uuid: token.userId, email: token.email },
  made_at: token.madeAt.toISOString(),
  expires_at: token.expiresAt.toISOString(),
  ended_at: token.endedAt?.toISOString() ?? null,
  ended_because: token.endedBecause,
  last_used_at: token.lastUsedAt?.toISOString() ?? null,
  requests_per_minute: token.requestsPerMinute,
  requests: token.requests,
  refused: token.refused,
  last_refused_at: token.lastRefusedAt?.toISOString() ?? null,
});
