/** What a kept tile counts for: an empty one too takes up its entry, or asking for millions of them would fill the memory. */
export const keptTileBytes = (bytes: Uint8Array | undefined): number => (bytes?.byteLength ?? 0) + 500;
