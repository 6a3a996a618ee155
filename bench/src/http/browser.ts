import { Agent, request } from "node:http";

export interface HttpReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** Somebody signed in, as the BFF sees a browser: one cookie, the header of our own pages, kept connections. */
export interface Browser {
  readonly headers: Readonly<Record<string, string>>;
  get(path: string): Promise<HttpReply>;
  post(path: string, body: unknown): Promise<HttpReply>;
  put(path: string, body: unknown): Promise<HttpReply>;
  close(): void;
}

/** Signs an account of the demonstration in with `POST /bff/session`. */
export async function signIn(origin: string, account: "member" | "admin" = "member"): Promise<Browser> {
  const agent = new Agent({ keepAlive: true });
  const ours = { "x-requested-by": "stopbank" };
  const credentials = { email: `${account}@stopbank.example`, password: "Stopbank-1" };
  const reply = await send(agent, new URL("/bff/session", origin), ours, credentials);
  const cookie = reply.headers["set-cookie"]?.[0]?.split(";", 1)[0];
  if (reply.status !== 200 || cookie === undefined) throw failed("signing in", reply);
  const headers = { ...ours, cookie };
  return {
    headers,
    get: (path) => send(agent, new URL(path, origin), headers),
    post: (path, body) => send(agent, new URL(path, origin), headers, body),
    put: (path, body) => send(agent, new URL(path, origin), headers, body, "PUT"),
    close: () => agent.destroy(),
  };
}

function send(
  agent: Agent,
  url: URL,
  headers: Readonly<Record<string, string>>,
  body?: unknown,
  method = body === undefined ? "GET" : "POST",
): Promise<HttpReply> {
  const bytes = body === undefined ? undefined : Buffer.from(JSON.stringify(body));
  const about =
    bytes === undefined ? {} : { "content-type": "application/json", "content-length": bytes.length };
  return new Promise((resolve, reject) => {
    const outgoing = request(url, {
      agent,
      method,
      headers: { ...headers, ...about },
    });
    outgoing.on("response", (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
      incoming.on("error", reject);
      incoming.on("aborted", () => reject(new Error("The connection ended in the middle of an answer.")));
      incoming.on("end", () =>
        resolve({
          status: incoming.statusCode ?? 0,
          headers: incoming.headers,
          body: Buffer.concat(chunks),
        }),
      );
    });
    outgoing.on("error", reject);
    outgoing.end(bytes);
  });
}

export const failed = (what: string, { status, body }: HttpReply) =>
  new Error(`${what} was answered ${status}: ${body.toString("utf8", 0, 500)}`);
