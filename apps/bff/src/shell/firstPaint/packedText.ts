import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** A text with its packed forms, each made when it is first asked for. */
export interface PackedText {
  in(coding: "br" | "gzip" | undefined): Promise<Buffer>;
}

/** Quickly rather than tightly: a page is kept for seconds. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

export function packedText(text: string): PackedText {
  const plain = Buffer.from(text);
  const packed = new Map<string, Promise<Buffer>>();
  const packers = {
    br: () => promisify(brotliCompress)(plain, quality),
    gzip: () => promisify(gzip)(plain),
  };
  return {
    in: (coding) => {
      if (coding === undefined) return Promise.resolve(plain);
      const former = packed.get(coding);
      if (former !== undefined) return former;
      const made = packers[coding]();
      packed.set(coding, made);
      return made;
    },
  };
}
