import { once } from "node:events";
import type { RequestListener, Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { lingerMs } from "./closeInTime.ts";
import { nodeServer } from "./nodeServer.ts";

let server: Server;
let answer: RequestListener;
let callers: Socket[];
beforeEach(async () => {
  callers = [];
  answer = (_request, response) => response.end("ok");
  server = nodeServer((request, response) => answer(request, response), {
    headersOf: () => ({ "x-own": "1" }),
    isUpgrade: ({ url }) => url === "/socket",
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterEach(async () => {
  vi.useRealTimers();
  for (const each of callers) each.destroy();
  server.close();
  server.closeAllConnections();
  await once(server, "close");
});

/** A caller that does not hang up when it is hung up on, as no browser is; ended after its test. */
async function caller(request: string): Promise<Socket> {
  const { port } = server.address() as AddressInfo;
  const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
  // Its connection is reset when it is not closed in time.
  socket.on("error", () => undefined);
  callers.push(socket);
  await once(socket, "connect");
  socket.write(request);
  return socket;
}

/** All that a connection is sent until it is ended at the other side. */
async function received(socket: Socket): Promise<string> {
  let text = "";
  socket.setEncoding("utf8").on("data", (piece) => {
    text += piece;
  });
  await once(socket, "end");
  return text;
}

const connections = () => new Promise((done) => server.getConnections((_error, count) => done(count)));

describe("A-34: a connection that was refused", () => {
  // By this clock goes how long it is waited for alone; the idle limit of a connection goes by the machine's.
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  });

  it.each([
    ["no HTTP", "NONSENSE\r\n\r\n", "400"],
    ["a tunnel", "CONNECT localhost:80 HTTP/1.1\r\nhost: a\r\n\r\n", "400"],
    ["too long an address", `GET /${"a".repeat(300_000)}`, "414"],
  ])("for %s is closed although its caller keeps it and sends on", async (_what, request, status) => {
    const socket = await caller(request);
    expect(await received(socket)).toMatch(new RegExp(`^HTTP/1.1 ${status} .*\r\nx-own: 1\r\n`, "s"));
    for (let piece = 0; piece < 10; piece++) socket.write("still here");
    expect(await connections()).toBe(1);
    vi.advanceTimersByTime(lingerMs);
    await expect.poll(connections).toBe(0);
  });

  it("for a tunnel may be lost, which is nobody's failure", async () => {
    const asked = once(server, "connect");
    const socket = await caller("CONNECT localhost:80 HTTP/1.1\r\nhost: a\r\n\r\n");
    await asked;
    socket.resetAndDestroy();
    await expect.poll(connections).toBe(0);
  });

  it("lets whoever still sends a megabyte read why", async () => {
    const socket = await caller(`GET /${"a".repeat(1_000_000)}`);
    expect(await received(socket)).toContain("request/address-too-long");
  });

  it("is closed although its caller does not read the answer that came before, and sends on", async () => {
    const begun = Promise.withResolvers<void>();
    answer = (_request, response) => {
      response.setHeader("connection", "close");
      // More than a connection holds that nobody reads from.
      response.end(Buffer.alloc(50_000_000));
      begun.resolve();
    };
    const socket = await caller("GET / HTTP/1.1\r\nhost: a\r\n\r\n");
    await begun.promise;
    const refused = once(server, "clientError");
    socket.write("still here");
    await refused;
    vi.advanceTimersByTime(lingerMs);
    await expect.poll(connections).toBe(0);
  });
});

describe("what is no request behind one that is being answered", () => {
  it.each([
    ["no HTTP", "NONSENSE\r\n\r\n"],
    ["a tunnel", "CONNECT localhost:80 HTTP/1.1\r\nhost: a\r\n\r\n"],
  ])("is answered nowhere inside that answer: %s", async (_what, behind) => {
    answer = (_request, response) => {
      response.writeHead(200, { "content-length": 20 });
      response.write("0123456789");
    };
    const socket = await caller(`GET / HTTP/1.1\r\nhost: a\r\n\r\n${behind}`);
    expect(await received(socket)).toMatch(/^HTTP\/1.1 200 .*\r\n\r\n0123456789$/s);
  });

  it("is not taken for that answer, which has not begun", async () => {
    answer = () => undefined;
    const socket = await caller("GET / HTTP/1.1\r\nhost: a\r\n\r\nNONSENSE\r\n\r\n");
    expect(await received(socket)).toBe("");
  });

  it("is answered where the request itself turns out to be none", async () => {
    answer = () => undefined;
    const socket = await caller("POST / HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\nno length");
    expect(await received(socket)).toMatch(/^HTTP\/1.1 400 /);
  });

  it("is answered behind an answer that is out", async () => {
    const socket = await caller("GET / HTTP/1.1\r\nhost: a\r\n\r\n");
    await once(socket, "readable");
    const text = received(socket);
    socket.write("NONSENSE\r\n\r\n");
    expect(await text).toMatch(/^HTTP\/1.1 200 .*\r\n\r\nokHTTP\/1.1 400 /s);
  });
});

describe("what asks to be upgraded", () => {
  const upgrade = (path: string) =>
    caller(`GET ${path} HTTP/1.1\r\nhost: a\r\nconnection: upgrade, close\r\nupgrade: websocket\r\n\r\n`);

  it("is handed on where the server says so", async () => {
    server.on("upgrade", (_request, socket) => socket.end("HTTP/1.1 101 Switching Protocols\r\n\r\n"));
    expect(await received(await upgrade("/socket"))).toMatch(/^HTTP\/1.1 101 /);
  });

  it("is answered anywhere else as if it had not asked, whoever listens", async () => {
    server.on("upgrade", (_request, socket) => socket.destroy());
    expect(await received(await upgrade("/else"))).toMatch(/^HTTP\/1.1 200 .*\r\n\r\n/s);
  });
});
