import { BalancedPool, type Dispatcher, Pool } from "undici";

/** The processes of the API, asked over connections that are kept. */
export interface ApiProcesses {
  /**
   * Asks one of them, in turn and less often while it does not answer. A call that it did not take is taken to the others, as
   * is a read that broke off.
   *
   * @throws what undici throws.
   */
  request(options: Dispatcher.RequestOptions): Promise<Dispatcher.ResponseData>;
  close(): Promise<void>;
}

/** Redirects are not followed. */
export function createApiProcesses(origins: readonly URL[]): ApiProcesses {
  const each: Pool[] = [];
  const balanced = new BalancedPool(
    origins.map(({ origin }) => origin),
    {
      connections: 128,
      // They are near: whoever does not take a connection by then is gone.
      connect: { timeout: 3_000 },
      factory: (origin, options: Pool.Options) => {
        const pool = new Pool(origin, options);
        each.push(pool);
        return pool;
      },
    },
  );
  return {
    request: (options) =>
      balanced.request(options).catch((error: unknown) => askTheOthers(each, options, error)),
    close: () => balanced.close(),
  };
}

/** Asks one after the other while nothing can have come of the call. @throws what the last one came to. */
async function askTheOthers(
  each: readonly Pool[],
  options: Dispatcher.RequestOptions,
  error: unknown,
): Promise<Dispatcher.ResponseData> {
  let last = error;
  for (const pool of each) {
    if (!mayAskAgain(options, last)) break;
    try {
      return await pool.request(options);
    } catch (next) {
      last = next;
    }
  }
  throw last;
}

/** No connection was made, so that nobody was asked. */
const unasked = [
  "ECONNREFUSED",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
  "UND_ERR_CONNECT_TIMEOUT",
];
/** The process went while it was asked. */
const brokenOff = ["ECONNRESET", "EPIPE", "UND_ERR_SOCKET"];

/** Not what changes something, which may have happened before its connection broke, nor a body that comes but once. */
function mayAskAgain({ method, body }: Dispatcher.RequestOptions, error: unknown): boolean {
  const isKept = body === undefined || body === null || typeof body === "string" || Buffer.isBuffer(body);
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return isKept && (unasked.includes(code) || (method === "GET" && brokenOff.includes(code)));
}
