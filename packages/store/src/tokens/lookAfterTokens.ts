import { DomainError } from "@stopbank/errors";
import { recordClientEvent } from "../audit/audit.ts";
import type { ClientTransaction } from "../engine/database.ts";
import type { ApiToken, NewApiToken } from "./apiToken.ts";
import { countGoodTokens, findApiToken, makeApiToken, revokeApiToken } from "./apiTokens.ts";

/** Who does it, for the client's trail. */
export interface TokenActor {
  readonly actorUserId?: string;
  readonly details?: object;
}

/**
 * Makes a token in this client and adds that to its trail.
 *
 * @returns its text, which is kept nowhere.
 * @throws DomainError `tokens/too-many`.
 */
export async function issueApiToken(
  tx: ClientTransaction,
  asked: NewApiToken,
  { most, by }: { readonly most: number; readonly by: TokenActor },
): Promise<{ readonly token: string; readonly about: ApiToken }> {
  if ((await countGoodTokens(tx)) >= most)
    throw new DomainError(
      "conflict",
      "tokens/too-many",
      `This organisation has ${most} API tokens in use. Revoke those that nothing uses any more.`,
    );
  const { token, id } = await makeApiToken(tx, asked);
  const about = found(await findApiToken(tx, id));
  await recordClientEvent(tx, {
    ...by,
    action: "token.made",
    subject: about.name,
    details: { ...by.details, ...inTrail(about) },
  });
  return { token, about };
}

/**
 * Ends a token of this client and adds that to its trail. One that has ended stays as it is.
 *
 * @throws DomainError `tokens/unknown`.
 */
export async function endApiToken(tx: ClientTransaction, id: string, by: TokenActor): Promise<ApiToken> {
  const before = found(await findApiToken(tx, id));
  if (await revokeApiToken(tx, id))
    await recordClientEvent(tx, {
      ...by,
      action: "token.revoked",
      subject: before.name,
      details: { ...by.details, before: "in use", after: "revoked", tokenId: id },
    });
  return found(await findApiToken(tx, id));
}

const inTrail = ({ id, scopes, expiresAt, requestsPerMinute, email }: ApiToken) => ({
  before: null,
  after: scopes,
  expires: expiresAt.toISOString().slice(0, 10),
  asks: `as ${email}, ${requestsPerMinute} times a minute`,
  tokenId: id,
});

function found(token: ApiToken | undefined): ApiToken {
  if (token !== undefined) return token;
  throw new DomainError("not-found", "tokens/unknown", "There is no such API token in this organisation.");
}
