import { askApi } from "../askApi.ts";

/** An API token of larkhaven's, as its administrator makes one. */
export async function makeToken(
  requestsPerMinute?: number,
  scopes: readonly string[] = ["map:read", "exports:read"],
): Promise<string> {
  const ask = await askApi("admin@stopbank.example", "larkhaven");
  const { token } = await ask<{ token: string }>("/client/tokens", {
    name: `Program ${performance.now()}`,
    scopes,
    expires_in_days: 1,
    ...(requestsPerMinute === undefined ? {} : { requests_per_minute: requestsPerMinute }),
  });
  return token;
}
