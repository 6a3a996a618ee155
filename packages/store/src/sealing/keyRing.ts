import { seal, unseal } from "./seal.ts";

/** Keys for one purpose, 32 bytes each, the newest first: that one seals, and each of them opens. */
export type KeyRing = readonly [Uint8Array, ...(readonly Uint8Array[])];

export interface Opened {
  readonly text: string;
  /** By a key that is not the newest: it is to be sealed anew before that one goes. */
  readonly isByOlderKey: boolean;
}

export const sealWith = ([newest]: KeyRing, text: string): Buffer => seal(newest, text);

/** Opens what any of the keys has sealed; undefined where none of them did, or it was tampered with. */
export function openWith(keys: KeyRing, sealed: Uint8Array): Opened | undefined {
  for (const [age, key] of keys.entries()) {
    try {
      return { text: unseal(key, sealed), isByOlderKey: age > 0 };
    } catch {
      // An older one may.
    }
  }
  return undefined;
}

/** How many secrets were sealed with the newest key, and how many no key opens any more. */
export interface SealedAnew {
  readonly renewed: number;
  readonly lost: number;
}
