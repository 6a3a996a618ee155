/** Bytes of the buffers behind typed arrays anywhere inside these values, each buffer once. */
export function bufferBytes(...values: unknown[]): number {
  const buffers = new Set<ArrayBufferLike>();
  const visit = (value: unknown) => {
    if (ArrayBuffer.isView(value)) buffers.add(value.buffer);
    else if (typeof value === "object" && value !== null) Object.values(value).forEach(visit);
  };
  values.forEach(visit);
  return buffers.values().reduce((sum, buffer) => sum + buffer.byteLength, 0);
}

/** Bytes a second this process reads from memory: the best of five sums over 512 MB of numbers. */
export function readBandwidth(): number {
  const numbers = new Float64Array(64 << 20).fill(1);
  let best = 0;
  let sum = 0;
  for (let attempt = 0; attempt < 5; attempt++) {
    const start = performance.now();
    // Four independent sums, or the additions' latency and not the memory would be measured.
    let [a, b, c, d] = [0, 0, 0, 0];
    for (let i = 0; i < numbers.length; i += 4) {
      a += numbers[i]!;
      b += numbers[i + 1]!;
      c += numbers[i + 2]!;
      d += numbers[i + 3]!;
    }
    sum += a + b + c + d;
    best = Math.max(best, (numbers.byteLength / (performance.now() - start)) * 1000);
  }
  if (sum !== numbers.length * 5) throw new Error("The memory did not read back what was written to it.");
  return best;
}
