import { pipeline, type Readable } from "node:stream";
import { promisify } from "node:util";
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from "node:zlib";
import type { Route } from "@stopbank/contract/route";
import { codingFor } from "@stopbank/http-edge/encodings";
import type { ApiAnswer } from "../api/transport.ts";

/** Below this an answer fits in two packets either way. */
const leastBytes = 2_048;
/** Above this, speed counts for more than the last tenth of the size. */
const largeBytes = 1_048_576;

/**
 * Whether answers to a call may be packed. Those about the person may not: packing lets somebody who can make a browser
 * ask guess a secret from the size of the answer (BREACH). Bytes are packed where they are kept, if at all.
 */
export const isPackable = ({ tag, produces }: Pick<Route, "tag" | "produces">) =>
  !aboutPerson.has(tag) && produces === undefined;

/** Of the calls whose answers hold tokens, codes or other secrets of a person. */
const aboutPerson: ReadonlySet<string> = new Set(["Account", "Own account", "Council sign-in", "API tokens"]);

/** Packs a large answer in the best coding that the caller takes; any other goes as it came. */
export async function packed(answer: ApiAnswer, accepted: string | undefined): Promise<ApiAnswer> {
  const { status, headers, body } = answer;
  if (body === undefined || status >= 300 || headers["content-encoding"] !== undefined) return answer;
  const bytes = Number(headers["content-length"] ?? Number.POSITIVE_INFINITY);
  if (bytes < leastBytes) return answer;
  const coding = codingFor(accepted, ["br", "gzip"]);
  const vary = withAcceptEncoding(headers.vary);
  if (coding === undefined) return { ...answer, headers: { ...headers, vary } };
  const { "content-length": _length, ...kept } = headers;
  return {
    status,
    headers: { ...kept, vary, "content-encoding": coding },
    body: await pack(body, coding, bytes),
  };
}

const withAcceptEncoding = (vary: string | string[] | undefined) =>
  [vary ?? [], "accept-encoding"].flat().join(", ");

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

async function pack(
  body: NonNullable<ApiAnswer["body"]>,
  coding: "br" | "gzip",
  bytes: number,
): Promise<Buffer | Readable> {
  const isLarge = bytes > largeBytes;
  const brotli = {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: isLarge ? 1 : 4,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  };
  const deflate = { level: isLarge ? 1 : 6 };
  if (typeof body === "string" || Buffer.isBuffer(body))
    return coding === "br" ? brotliAsync(body, brotli) : gzipAsync(body, deflate);
  const packer = coding === "br" ? createBrotliCompress(brotli) : createGzip(deflate);
  // Where the body breaks off, the packer does too, and whoever reads it is told so.
  return pipeline(body, packer, () => undefined);
}
