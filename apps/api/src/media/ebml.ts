/** One element of an EBML file: what its id says it is, and where its content lies. */
export interface EbmlElement {
  readonly id: number;
  readonly from: number;
  /** Undefined where the file does not say: it goes on until something of its own level or above begins. */
  readonly to: number | undefined;
}

/** The element that begins at a place; undefined where none does, or it would reach beyond `end`. */
export function readElement(bytes: Buffer, at: number, end: number): EbmlElement | undefined {
  const idLength = lengthBy(bytes[at], 4);
  if (idLength === undefined || at + idLength >= end) return undefined;
  const id = bytes.readUIntBE(at, idLength);
  const sizeAt = at + idLength;
  const sizeLength = lengthBy(bytes[sizeAt], 8);
  if (sizeLength === undefined || sizeAt + sizeLength > end) return undefined;
  const from = sizeAt + sizeLength;
  const size = sizeOf(bytes, sizeAt, sizeLength);
  if (size === undefined) return { id, from, to: undefined };
  return from + size <= end ? { id, from, to: from + size } : undefined;
}

/** How many bytes a number takes, by the zeros that its first byte begins with. */
function lengthBy(first: number | undefined, most: number): number | undefined {
  if (first === undefined || first === 0) return undefined;
  const length = Math.clz32(first) - 23;
  return length <= most ? length : undefined;
}

/** Undefined where all its bits are set: of unknown length. What is too large for a file is infinite. */
function sizeOf(bytes: Buffer, at: number, length: number): number | undefined {
  const first = (bytes[at] ?? 0) & (0xff >> length);
  let isUnknown = first === 0xff >> length;
  let size = first;
  for (let next = at + 1; next < at + length; next++) {
    isUnknown &&= bytes[next] === 0xff;
    size = size * 256 + (bytes[next] ?? 0);
  }
  return isUnknown ? undefined : size;
}

/** What lies directly within a range, in order. @throws RangeError where it does not add up, or goes on beyond `most` elements. */
export function* elementsWithin(
  bytes: Buffer,
  range: { readonly from: number; readonly to: number },
  most: number,
): Generator<EbmlElement & { readonly to: number }> {
  let count = 0;
  for (let at = range.from; at < range.to; ) {
    const element = readElement(bytes, at, range.to);
    count++;
    if (element?.to === undefined || count > most)
      throw new RangeError("The parts of the file do not add up.");
    yield { ...element, to: element.to };
    at = element.to;
  }
}
