import type { Server } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * The name localhost stands for 127.0.0.1 and for ::1. Node listens on the first it finds, and a browser may ask for the
 * other, so a second server answers there while the first is up.
 */
export function onBothLoopbacks(server: Server, second: Server): Server {
  // Where there is no other address, or its port is taken, there is only the first.
  second.on("error", () => undefined);
  second.on("upgrade", (...upgrade) => server.emit("upgrade", ...upgrade));
  server.once("listening", () => {
    const { address, port } = server.address() as AddressInfo;
    second.listen({ host: address === "::1" ? "127.0.0.1" : "::1", port });
  });
  server.once("close", () => {
    second.close();
    second.closeAllConnections();
  });
  return server;
}
