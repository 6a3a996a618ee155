/** From a byte to one that is not wanted any more. */
export interface ByteRange {
  readonly from: number;
  readonly to: number;
}

/**
 * Which part of so many bytes `Range` asks for (RFC 9110, 14.1.2); undefined for all of them, also where it cannot be read or asks for several;
 * `"none"` where there is no such part.
 */
export function byteRangeOf(header: string | undefined, bytes: number): ByteRange | "none" | undefined {
  const [, first = "", last = ""] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? "") ?? [];
  if (first === "" && last === "") return undefined;
  if (first === "")
    return Number(last) === 0 ? "none" : { from: Math.max(0, bytes - Number(last)), to: bytes };
  const from = Number(first);
  if (last !== "" && Number(last) < from) return undefined;
  if (from >= bytes) return "none";
  return { from, to: last === "" ? bytes : Math.min(bytes, Number(last) + 1) };
}
