import { quickPackers } from "../packBytes.ts";

/** A text with its packed forms, each made when it is first asked for. */
export interface PackedText {
  in(coding: keyof typeof quickPackers | undefined): Promise<Buffer>;
}

export function packedText(text: string): PackedText {
  const plain = Buffer.from(text);
  const packed = new Map<string, Promise<Buffer>>();
  return {
    in: (coding) => {
      if (coding === undefined) return Promise.resolve(plain);
      const bytes = packed.get(coding) ?? quickPackers[coding](plain);
      packed.set(coding, bytes);
      return bytes;
    },
  };
}
