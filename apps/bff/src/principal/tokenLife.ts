/** When a token was made and when it ends, in milliseconds since 1970. */
interface TokenLife {
  readonly from: number;
  readonly until: number;
}

/**
 * What an access token says of its own life (RFC 7519, `iat` and `exp`); undefined for one that does not say. It is not
 * verified: this decides only when to ask for a newer one.
 */
function lifeOf(accessToken: string): TokenLife | undefined {
  const [, payload] = accessToken.split(".");
  if (payload === undefined) return undefined;
  try {
    const { iat, exp } = JSON.parse(Buffer.from(payload, "base64url").toString()) as Record<string, unknown>;
    return typeof iat === "number" && typeof exp === "number"
      ? { from: iat * 1_000, until: exp * 1_000 }
      : undefined;
  } catch {
    // Not JSON: a token that is no JWT has dots where it likes.
    return undefined;
  }
}

/** A token this near to its end may end on its way to the API. */
const nearMs = 30_000;

/** Whether a token is better renewed before it is used: its last 30 seconds, and of a short one its last tenth. */
export function endsSoon(accessToken: string, now = Date.now()): boolean {
  const life = lifeOf(accessToken);
  return life !== undefined && life.until - now < Math.min(nearMs, (life.until - life.from) / 10);
}
