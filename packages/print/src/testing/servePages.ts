import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A server of pages, in the place of the product. */
export interface PageServer {
  readonly origin: URL;
  /** What was asked for, as it came. */
  readonly asked: { readonly path: string; readonly headers: IncomingMessage["headers"] }[];
  /** What is answered at a path; a text is a page. */
  put(path: string, answer: Answer | string): void;
  close(): Promise<void>;
}

export async function servePages(): Promise<PageServer> {
  const asked: { path: string; headers: IncomingMessage["headers"] }[] = [];
  const answers = new Map<string, Answer | string>();
  const server = createServer((request, response) => {
    const path = (request.url ?? "/").split("?", 1)[0] ?? "/";
    asked.push({ path: request.url ?? "/", headers: request.headers });
    const answer = answers.get(path);
    if (typeof answer === "function") return answer(request, response);
    if (answer === undefined) return void response.writeHead(404).end();
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(answer);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    origin: new URL(`http://localhost:${(server.address() as AddressInfo).port}`),
    asked,
    put: (path, answer) => answers.set(path, answer),
    close: async () => {
      const isClosed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await isClosed;
    },
  };
}

/** A page that is ready once its script has run. */
export const readyPage = (
  body: string,
  script = "",
) => `<!doctype html><html lang="en-NZ"><meta charset="utf-8">
<title>A report</title><body>${body}<script type="module">${script}
document.documentElement.dataset.print = "ready";</script>`;
