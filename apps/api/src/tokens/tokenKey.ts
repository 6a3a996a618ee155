import { homeKey } from "@stopbank/store/home-key";

/**
 * The key that signs access tokens where none is configured, as `homeKey` makes it.
 *
 * @throws DomainError `config/bad-token-key` when the file holds something else; `home/not-private`.
 */
export const homeTokenKey = (home: string): Promise<Uint8Array> =>
  homeKey(home, { file: "token-key", loss: "everyone then logs in anew." });
