/** A picture, a film or captions to keep. What may be one is for whoever hands it over to say; this package keeps it. */
export interface MediumToKeep {
  /** As the contract's `mediaNameOf` writes it, of the bytes as they are. */
  readonly name: string;
  /** What it was called where it came from. */
  readonly originalName: string;
  readonly alternativeText: string;
  /** By width in pixels; 0 is as it is, and is there. */
  readonly sizes: ReadonlyMap<number, Uint8Array>;
  /** The first half of the SHA-256 of the file that it was made from. */
  readonly sourceHash?: string | undefined;
}

/** What is known of one without its bytes. */
export interface KeptMedium extends Omit<MediumToKeep, "sizes" | "sourceHash"> {
  /** By width in pixels, 0 as it is, how many bytes. */
  readonly sizes: ReadonlyMap<number, number>;
  readonly addedAt: Date;
}

export const bytesOf = (sizes: MediumToKeep["sizes"]): number =>
  [...sizes.values()].reduce((sum, { length }) => sum + length, 0);

export const sizesAsJson = (sizes: MediumToKeep["sizes"]): string =>
  JSON.stringify(Object.fromEntries([...sizes].map(([widthPx, { length }]) => [widthPx, length])));

export const sizesOf = (kept: Readonly<Record<string, number>>): ReadonlyMap<number, number> =>
  new Map(Object.entries(kept).map(([widthPx, bytes]) => [Number(widthPx), bytes]));
