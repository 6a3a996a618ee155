import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Canary, startCanary } from "../testing/canary.ts";
import { type PageServer, servePages } from "../testing/servePages.ts";
import { type OriginProxy, openOriginProxy } from "./openOriginProxy.ts";

describe("the proxy of one origin", () => {
  let pages: PageServer;
  let canary: Canary;
  let proxy: OriginProxy;
  let refused: string[];
  let unreachable: number;
  const open = (origin: URL) =>
    openOriginProxy({
      origin,
      onRefused: (where) => refused.push(where),
      onUnreachable: () => unreachable++,
    });
  /** What is answered to bytes as they are sent, until the other side ends. */
  const send = async (bytes: string, address = proxy.address): Promise<string> => {
    const { hostname, port } = new URL(address);
    const socket = connect(Number(port), hostname);
    await once(socket, "connect");
    socket.write(bytes);
    return text(socket);
  };
  const asks = (line: string, ...headers: string[]) =>
    [line, ...headers, "connection: close", "", ""].join("\r\n");
  beforeEach(async () => {
    refused = [];
    unreachable = 0;
    pages = await servePages();
    canary = await startCanary();
    proxy = await open(pages.origin);
    pages.put("/a", (request, answer) => {
      let bytes = 0;
      request.on("data", (data: Buffer) => {
        bytes += data.length;
      });
      request.on("end", () => answer.writeHead(200, { "x-kept": "yes" }).end(`${bytes} bytes`));
    });
  });
  afterEach(async () => {
    await proxy.close();
    await pages.close();
    await canary.close();
    expect(canary.hits).toEqual([]);
  });

  it("passes on what is asked of the origin, bodies and headers too (A-41)", async () => {
    const { host, origin } = pages.origin;
    expect(await send(asks(`GET ${origin}/a?b=c HTTP/1.1`, `host: ${host}`, "x-own: 1"))).toMatch(
      /^HTTP\/1.1 200[\s\S]*x-kept: yes[\s\S]*0 bytes/,
    );
    expect(pages.asked[0]).toMatchObject({ path: "/a?b=c", headers: { host, "x-own": "1" } });
    expect(
      await send(
        `POST ${origin}/a HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\ntransfer-encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\n\r\n`,
      ),
    ).toContain("3 bytes");
    expect(
      await send(
        `POST ${origin}/a HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\ncontent-length: 4\r\n\r\nabcd`,
      ),
    ).toContain("4 bytes");
  });

  it("refuses all else: hosts, ports, schemes, paths without a host, tunnels (A-41)", async () => {
    const [elsewhere = ""] = canary.hosts;
    const { host, hostname, port } = pages.origin;
    const lines = [
      `GET http://${elsewhere}/ HTTP/1.1`,
      `GET http://${hostname}:${Number(port) + 1}/ HTTP/1.1`,
      `GET http://${host}@${elsewhere}/ HTTP/1.1`,
      `GET http://${host}.${elsewhere}/ HTTP/1.1`,
      `GET https://${host}/ HTTP/1.1`,
      `GET ftp://${host}/ HTTP/1.1`,
      `GET file:///etc/passwd HTTP/1.1`,
      `GET /a HTTP/1.1`,
      `CONNECT ${elsewhere} HTTP/1.1`,
      `CONNECT ${host} HTTP/1.1`,
      `CONNECT HTTP/1.1`,
    ];
    for (const line of lines) {
      const answer = await send(asks(line, `host: ${host}`));
      // What is no request at all is dropped.
      expect(answer === "" || answer.startsWith("HTTP/1.1 403"), line).toBe(true);
    }
    // By the address that is asked for, whatever the header says.
    await send(asks(`GET http://${elsewhere}/ HTTP/1.1`, `host: ${host}`, "authorization: Bearer job"));
    expect(pages.asked).toEqual([]);
    expect(refused).toContain(elsewhere);
  });

  it("opens a tunnel to an https origin's host and port, and passes on no request (A-41)", async () => {
    const secure = await open(new URL(`https://${pages.origin.host}`));
    const through = `CONNECT ${pages.origin.host} HTTP/1.1\r\n\r\nGET /a HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`;
    expect(await send(through, secure.address)).toMatch(/^HTTP\/1.1 200 OK\r\n\r\nHTTP\/1.1 200/);
    const [elsewhere = ""] = canary.hosts;
    expect(await send(asks(`CONNECT ${elsewhere} HTTP/1.1`), secure.address)).toMatch(/^HTTP\/1.1 403/);
    expect(await send(asks(`GET ${pages.origin.origin}/a HTTP/1.1`, "host: a"), secure.address)).toMatch(
      /403/,
    );
    await secure.close();
  });

  it("says that the origin is not to be reached, and answers 502", async () => {
    await pages.close();
    const { host, origin } = pages.origin;
    expect(await send(asks(`GET ${origin}/a HTTP/1.1`, `host: ${host}`))).toMatch(/^HTTP\/1.1 502/);
    expect(unreachable).toBe(1);
    pages = await servePages();
  });

  it("leaves nothing open when it is closed, in the middle of an answer too", async () => {
    const isEnded = new Promise((resolve) => {
      pages.put("/slow", (_, answer) => {
        answer.write("begun");
        answer.on("close", resolve);
      });
    });
    const { host, origin } = pages.origin;
    const { port } = new URL(proxy.address);
    const socket = connect(Number(port), "127.0.0.1").on("error", () => undefined);
    socket.write(asks(`GET ${origin}/slow HTTP/1.1`, `host: ${host}`));
    await once(socket, "data");
    await proxy.close();
    await isEnded;
    proxy = await open(pages.origin);
  });
});
