import { Pool } from "undici";

export interface Asked {
  /** 0 where the connection was closed without an answer. */
  readonly status: number;
  readonly ms: number;
  readonly retryAfter: string | undefined;
  readonly text: string;
}

export interface Visitor {
  ask(method: "GET" | "POST", path: string, body?: Buffer): Promise<Asked>;
  close(): Promise<void>;
}

/**
 * Somebody without an account, as a browser's page calls. The product under trial believes its loopback proxy, so that one
 * machine can stand for several networks.
 *
 * @param address the network that it calls from.
 */
export function visitor(
  origin: string,
  address: string,
  more: Readonly<Record<string, string>> = {},
): Visitor {
  const pool = new Pool(origin, { connections: 8, headersTimeout: 120_000, bodyTimeout: 120_000 });
  const headers = { "x-requested-by": "stopbank", "x-forwarded-for": address, ...more };
  return {
    ask: async (method, path, body) => {
      const sent = performance.now();
      const answered = await askOnce().catch((error: unknown) => ({
        status: 0,
        retryAfter: undefined,
        text: String(error),
      }));
      return { ...answered, ms: performance.now() - sent };

      async function askOnce() {
        const answer = await pool.request({
          method,
          path,
          headers: { ...headers, ...(body === undefined ? {} : { "content-type": "application/json" }) },
          body: body ?? null,
        });
        const text = await answer.body.text();
        const retryAfter = answer.headers["retry-after"];
        return {
          status: answer.statusCode,
          retryAfter: typeof retryAfter === "string" ? retryAfter : undefined,
          text,
        };
      }
    },
    close: () => pool.destroy(),
  };
}

/** How often each status was answered, and how many of the refusals say when to come back. */
export function statusCounts(asked: readonly Asked[]): string {
  const counts = Map.groupBy(asked, ({ status }) => status);
  return [...counts]
    .map(([status, all]) => {
      const told = all.filter(({ retryAfter }) => retryAfter !== undefined).length;
      return `${all.length} x ${status}${told > 0 ? ` (${told} with Retry-After)` : ""}`;
    })
    .join(", ");
}
