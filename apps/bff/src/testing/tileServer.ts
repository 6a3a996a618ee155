import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** The beginning of a picture is enough: nobody draws it. */
export const picture = Buffer.from("89504e470d0a1a0a", "hex");

/** A source of background maps in another place: what it answers, and the addresses it was asked for. */
export async function startTileServer(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? "");
    answer(request, response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

export type TileServer = Awaited<ReturnType<typeof startTileServer>>;

export const sendPicture = (response: ServerResponse, headers: Record<string, string> = {}) =>
  response.writeHead(200, { "content-type": "image/png", ...headers }).end(picture);
