/** Bytes that are written one after the other, little-endian, into room that is used again. */
export interface ByteWriter {
  /** Begins anew. */
  reset(): void;
  byte(value: number): void;
  uint32(value: number): void;
  int32(value: number): void;
  float64(value: number): void;
  /** What was written: a view, until more is. */
  written(): Uint8Array;
}

export function byteWriter(): ByteWriter {
  let bytes = new Uint8Array(4_096);
  let view = new DataView(bytes.buffer);
  let length = 0;
  /** Where so many more bytes go. */
  const room = (more: number): number => {
    const at = length;
    length += more;
    if (length > bytes.length) {
      const wider = new Uint8Array(2 * length);
      wider.set(bytes);
      bytes = wider;
      view = new DataView(bytes.buffer);
    }
    return at;
  };
  // Room first: it may change the view.
  return {
    reset: () => {
      length = 0;
    },
    byte(value) {
      const at = room(1);
      view.setUint8(at, value);
    },
    uint32(value) {
      const at = room(4);
      view.setUint32(at, value, true);
    },
    int32(value) {
      const at = room(4);
      view.setInt32(at, value, true);
    },
    float64(value) {
      const at = room(8);
      view.setFloat64(at, value, true);
    },
    written: () => bytes.subarray(0, length),
  };
}
