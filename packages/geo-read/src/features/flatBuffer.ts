/**
 * A table of a FlatBuffer, read in place: fields by their place in the schema, counting from 0.
 * Layout: https://flatbuffers.dev/internals (tables, vectors, offsets; little-endian).
 */
export class FlatTable {
  private readonly view: DataView;
  private readonly at: number;

  constructor(view: DataView, at: number) {
    this.view = view;
    this.at = at;
  }

  /** The table at the start of a buffer. */
  static root(view: DataView): FlatTable {
    return new FlatTable(view, view.getUint32(0, true));
  }

  byte(field: number): number {
    const at = this.fieldAt(field);
    return at === 0 ? 0 : this.view.getUint8(at);
  }

  text(field: number): string {
    const found = this.bytes(field);
    return found === undefined
      ? ""
      : Buffer.from(found.buffer, found.byteOffset, found.byteLength).toString();
  }

  bytes(field: number): DataView | undefined {
    return this.vector(field, 1);
  }

  doubles(field: number): Float64Array | undefined {
    const found = this.vector(field, 8);
    if (found === undefined) return undefined;
    // A copy, because a Float64Array has to start on a multiple of 8 in memory.
    const end = found.byteOffset + found.byteLength;
    return new Float64Array(found.buffer.slice(found.byteOffset, end) as ArrayBuffer);
  }

  integers(field: number): Uint32Array | undefined {
    const found = this.vector(field, 4);
    if (found === undefined) return undefined;
    const values = new Uint32Array(found.byteLength / 4);
    for (let i = 0; i < values.length; i++) values[i] = found.getUint32(i * 4, true);
    return values;
  }

  tables(field: number): FlatTable[] {
    const found = this.vector(field, 4);
    if (found === undefined) return [];
    return Array.from({ length: found.byteLength / 4 }, (_, i) => {
      const at = found.byteOffset - this.view.byteOffset + i * 4;
      return new FlatTable(this.view, at + this.view.getUint32(at, true));
    });
  }

  table(field: number): FlatTable | undefined {
    const at = this.fieldAt(field);
    return at === 0 ? undefined : new FlatTable(this.view, at + this.view.getUint32(at, true));
  }

  private vector(field: number, itemBytes: number): DataView | undefined {
    const at = this.fieldAt(field);
    if (at === 0) return undefined;
    const start = at + this.view.getUint32(at, true);
    const length = this.view.getUint32(start, true) * itemBytes;
    return new DataView(this.view.buffer, this.view.byteOffset + start + 4, length);
  }

  /** 0 for a field that is not there. */
  private fieldAt(field: number): number {
    const listing = this.at - this.view.getInt32(this.at, true);
    const entry = 4 + field * 2;
    if (entry >= this.view.getUint16(listing, true)) return 0;
    const offset = this.view.getUint16(listing + entry, true);
    return offset === 0 ? 0 : this.at + offset;
  }
}
