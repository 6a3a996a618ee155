import { BalancedPool, type Dispatcher } from "undici";
import { type ApiTransport, unreachable } from "./transport.ts";

/** The API in other processes. */
export interface HttpTransport extends ApiTransport {
  readonly origin: string;
  /** What requests go through that are passed on as they come. */
  readonly pool: BalancedPool;
}

/**
 * The API at fixed origins, over connections that are kept. Redirects are not followed. Of several processes, each is
 * asked in turn, and less often while it does not answer.
 */
export function apiOverHttp(origins: readonly URL[]): HttpTransport {
  const pool = new BalancedPool(
    origins.map(({ origin }) => origin),
    { connections: 128 },
  );
  return {
    origin: origins[0]?.origin ?? "",
    pool,
    async send({ method, target, headers, body, signal, timeoutMs }) {
      const answer = await pool
        .request({
          method: method as Dispatcher.HttpMethod,
          path: target,
          headers,
          body: body ?? null,
          headersTimeout: timeoutMs,
          ...(signal === undefined ? {} : { signal }),
        })
        .catch((error: unknown) => {
          throw unreachable(error);
        });
      return {
        status: answer.statusCode,
        headers: answer.headers as Readonly<Record<string, string | string[]>>,
        body: answer.body,
      };
    },
    close: () => pool.close(),
  };
}
