import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

/** So long a document takes from its head to its end, in milliseconds. */
const documentMs = 1_500;

/**
 * The product behind a line on which documents come in two parts, the second long after the first, and all else at once.
 *
 * @returns `parts` of documents sent so far.
 */
export async function slowDocuments(baseUrl: string) {
  const slow = { url: "", parts: 0, stop: async () => void server.close() };
  const server = createServer(async ({ url = "/", headers }, response) => {
    const { accept = "*/*", cookie, "x-requested-by": by, "ui-client-name": client } = headers;
    const sent = Object.entries({ accept, cookie, "x-requested-by": by, "ui-client-name": client });
    const answer = await fetch(baseUrl + url, {
      headers: sent.flatMap(([name, value]) =>
        value === undefined ? [] : [[name, String(value)] as [string, string]],
      ),
    });
    for (const name of ["content-type", "content-security-policy", "cache-control"])
      if (answer.headers.has(name)) response.setHeader(name, answer.headers.get(name) ?? "");
    response.statusCode = answer.status;
    const body = Buffer.from(await answer.arrayBuffer());
    const middle = body.indexOf("<main");
    if (answer.headers.get("content-type")?.startsWith("text/html") !== true || middle < 0)
      return response.end(body);
    response.write(body.subarray(0, middle));
    slow.parts += 1;
    await wait(documentMs);
    response.end(body.subarray(middle));
    slow.parts += 1;
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  slow.url = `http://localhost:${(server.address() as AddressInfo).port}`;
  return slow;
}
