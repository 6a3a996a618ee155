import { hkdfSync } from "node:crypto";
import { homeKeys } from "@stopbank/store/home-key";
import type { KeyRing } from "@stopbank/store/key-ring";

/**
 * The installation's keys, the newest first: that one signs access tokens and seals, and each opens what was sealed. Those of the settings,
 * else those that `homeKeys` keeps.
 *
 * @throws DomainError `config/bad-token-key` when the file holds something else; `home/not-private`.
 */
export const tokenKeysOf = async (settings: {
  readonly home: string;
  readonly tokenKeys: KeyRing | undefined;
}): Promise<KeyRing> =>
  settings.tokenKeys ??
  homeKeys(settings.home, {
    file: "token-key",
    loss: "everyone then logs in anew, and authenticator apps and secrets of identity providers have to be set up again.",
  });

/** Of each key another for one purpose, of 32 bytes, which tells nothing of it (HKDF). */
export const keysFor = ([newest, ...older]: KeyRing, purpose: string): KeyRing => {
  const derived = (key: Uint8Array) => new Uint8Array(hkdfSync("sha256", key, "", `stopbank ${purpose}`, 32));
  return [derived(newest), ...older.map(derived)];
};
