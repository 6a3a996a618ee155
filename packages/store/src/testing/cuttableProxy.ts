import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

/** A way to a server that can be cut. */
export interface CuttableProxy {
  readonly port: number;
  /** From now on nothing comes through on the connections there are, and neither side is told. New ones are fine. */
  cutSilently(): void;
  /** Whether connections are taken from now on over which nothing comes, as by a server that has stopped. */
  muteNew(isMute: boolean): void;
  /** Ends the connections there are, as a server does that is started anew. */
  end(): void;
  close(): Promise<void>;
}

/** @param path the server's socket. */
export async function startCuttableProxy(path: string): Promise<CuttableProxy> {
  let open: Socket[] = [];
  const cut: Socket[] = [];
  let isMute = false;
  const server = createServer((near) => {
    if (isMute) {
      cut.push(near.on("error", () => near.destroy()).resume());
      return;
    }
    const far = connect(path);
    near.pipe(far).pipe(near);
    open.push(near, far);
    // An end of either is the other's, and no fault of this test.
    near.on("error", () => far.destroy());
    far.on("error", () => near.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The proxy has no port.");
  return {
    port: address.port,
    cutSilently: () => {
      for (const socket of open) {
        socket.unpipe();
        // What still comes is read and goes nowhere.
        socket.resume();
      }
      cut.push(...open);
      open = [];
    },
    muteNew: (mute) => {
      isMute = mute;
    },
    end: () => {
      for (const socket of open) socket.destroy();
      open = [];
    },
    close: async () => {
      for (const socket of [...open, ...cut]) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}
