import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** @param quality of 11: what is packed more tightly takes many times as long. */
export const packByBrotli = (bytes: Buffer, quality: number): Promise<Buffer> =>
  promisify(brotliCompress)(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });

/** By coding, so quickly that nobody waits. */
export const quickPackers = {
  br: (bytes: Buffer) => packByBrotli(bytes, 7),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
} as const;
