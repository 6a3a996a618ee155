import { type Dispatcher, Pool } from "undici";
import { type ApiTransport, unreachable } from "./transport.ts";

/** The API at a fixed origin, over connections that are kept. Redirects are not followed. */
export function apiOverHttp(origin: URL): ApiTransport {
  const pool = new Pool(origin.origin, { connections: 128 });
  return {
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
