/** A stream moves few large pieces faster than many small ones. */
const chunkCharacters = 65_536;

/** Joins texts into pieces of some 64 kB. */
export function* inChunks(texts: Iterable<string>): Generator<string, void> {
  let chunk = "";
  for (const text of texts) {
    chunk += text;
    if (chunk.length < chunkCharacters) continue;
    yield chunk;
    chunk = "";
  }
  if (chunk !== "") yield chunk;
}
