/**
 * What a browser keeps of terms that were accepted: another for another text, so that terms that were changed are asked for
 * again. It guards nothing, being in the reader's own hands: a short sum will do, and it needs no secure context.
 */
export function termsMark(html: string): string {
  let sum = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(html)) sum = ((sum ^ BigInt(byte)) * 0x100000001b3n) & 0xffffffffffffffffn;
  return sum.toString(36);
}
