import { exchange } from "@stopbank/http-edge/testing";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { fromOurPage, type StartedBff, signIn, startBff, transports } from "../testing/startBff.ts";

const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;
/** What an attacker wants somebody else's connection to ask. */
const hidden =
  "GET /api/layer/details/smuggled HTTP/1.1\r\nhost: localhost\r\nx-requested-by: stopbank\r\n\r\n";
/** A whole chunked body, and a request behind it that only who counts by Content-Length takes for a part of it. */
const chunkedThenHidden = `0\r\n\r\n${hidden}`;

/**
 * Framing that two readers of one connection take differently, of what is known by these names: first what our server says,
 * then how it is written. `@` stands for the headers that our own pages send.
 */
const refused: readonly (readonly [what: string, request: string])[] = [
  [
    "CL.TE",
    `POST /api/areas HTTP/1.1\r\n@content-length: ${chunkedThenHidden.length}\r\ntransfer-encoding: chunked\r\n\r\n${chunkedThenHidden}`,
  ],
  [
    "TE.CL",
    `POST /api/areas HTTP/1.1\r\n@transfer-encoding: chunked\r\ncontent-length: 4\r\n\r\n${chunk(hidden)}0\r\n\r\n`,
  ],
  [
    "TE.TE, the second unknown",
    `POST /api/areas HTTP/1.1\r\n@transfer-encoding: chunked\r\ntransfer-encoding: cow\r\n\r\n${chunkedThenHidden}`,
  ],
  [
    "TE.TE, chunked before the last",
    `POST /api/areas HTTP/1.1\r\n@transfer-encoding: chunked, identity\r\n\r\n${chunkedThenHidden}`,
  ],
  [
    "a coding of another name",
    `POST /api/areas HTTP/1.1\r\n@transfer-encoding: xchunked\r\n\r\n${chunkedThenHidden}`,
  ],
  [
    "a coding after a vertical tab",
    `POST /api/areas HTTP/1.1\r\n@transfer-encoding: \x0bchunked\r\n\r\n${chunkedThenHidden}`,
  ],
  [
    "a space before the colon",
    `POST /api/areas HTTP/1.1\r\n@transfer-encoding : chunked\r\n\r\n${chunkedThenHidden}`,
  ],
  [
    "obs-fold in the coding",
    `POST /api/areas HTTP/1.1\r\n@transfer-encoding:\r\n chunked\r\ncontent-length: 5\r\n\r\n${chunkedThenHidden}`,
  ],
  [
    "obs-fold before the length",
    `POST /api/areas HTTP/1.1\r\n@x-fold: a\r\n content-length: 5\r\n\r\n${chunkedThenHidden}`,
  ],
  [
    "a bare LF at the end of a header",
    `POST /api/areas HTTP/1.1\r\n@x-lf: a\ntransfer-encoding: chunked\r\ncontent-length: 5\r\n\r\n${chunkedThenHidden}`,
  ],
  ["bare LFs alone", "POST /api/areas HTTP/1.1\nhost: localhost\ncontent-length: 0\n\n"],
  [
    "a bare CR in a header",
    `POST /api/areas HTTP/1.1\r\n@x-cr: a\rtransfer-encoding: chunked\r\n\r\n${chunkedThenHidden}`,
  ],
  ["a NUL in a header", `POST /api/areas HTTP/1.1\r\n@x-nul: a\0b\r\ncontent-length: 0\r\n\r\n`],
  [
    "two lengths",
    `POST /api/areas HTTP/1.1\r\n@content-length: 0\r\nContent-Length: ${hidden.length}\r\n\r\n${hidden}`,
  ],
  ["a list of lengths", `POST /api/areas HTTP/1.1\r\n@content-length: 0, 5\r\n\r\n${hidden}`],
  ["a signed length", `POST /api/areas HTTP/1.1\r\n@content-length: +5\r\n\r\n${hidden}`],
  ["a length below zero", `POST /api/areas HTTP/1.1\r\n@content-length: -5\r\n\r\n${hidden}`],
  ["a length in hexadecimal", `POST /api/areas HTTP/1.1\r\n@content-length: 0x5\r\n\r\n${hidden}`],
  [
    "a length beyond any",
    `POST /api/areas HTTP/1.1\r\n@content-length: 99999999999999999999\r\n\r\n${hidden}`,
  ],
  [
    "a chunk whose size is no number",
    `POST /api/areas HTTP/1.1\r\n@transfer-encoding: chunked\r\n\r\nxyz\r\n${hidden}`,
  ],
  [
    "a chunk whose size is too large for a number",
    `POST /api/areas HTTP/1.1\r\n@transfer-encoding: chunked\r\n\r\nfffffffffffffffff\r\n${hidden}`,
  ],
  [
    "a chunk that ends in a bare LF",
    `POST /api/areas HTTP/1.1\r\n@transfer-encoding: chunked\r\n\r\n2\n{}\r\n0\r\n\r\n${hidden}`,
  ],
  [
    "a chunk extension with a bare LF",
    `POST /api/areas HTTP/1.1\r\n@transfer-encoding: chunked\r\n\r\n2;a\n0\r\n\r\n${hidden}`,
  ],
  [
    "a chunk longer than it says",
    `POST /api/areas HTTP/1.1\r\n@transfer-encoding: chunked\r\n\r\n2\r\n{}}\r\n0\r\n\r\n${hidden}`,
  ],
  ["a version there is none of", `GET /api/layer HTTP/9.8\r\n@\r\n${hidden}`],
  ["HTTP/0.9", "GET /api/layer\r\n\r\n"],
  ["the preface of HTTP/2", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"],
  [
    "HTTP/0.9 with the headers of a page",
    "GET /api/layer\r\nhost: localhost\r\nx-requested-by: stopbank\r\n\r\n",
  ],
  [
    "a second request line in a path",
    "GET /api/layer\r\nx: y HTTP/1.1\r\nhost: localhost\r\nx-requested-by: stopbank\r\n\r\n",
  ],
];

describe.each(transports)("A-30: framing that two readers take differently, %s", (transport) => {
  let bff: StartedBff;
  let port: number;
  let pageHeaders: string;
  beforeAll(async () => {
    bff = await startBff({ transport });
    port = Number(new URL(await bff.app.listen({ host: "127.0.0.1", port: 0 })).port);
    const { cookie } = await signIn(bff);
    const json = "content-type: application/json";
    pageHeaders = `host: localhost\r\nx-requested-by: ${fromOurPage["x-requested-by"]}\r\ncookie: ${cookie}\r\n${json}\r\n`;
  });
  beforeEach(() => void bff.api.captured.splice(0));
  afterAll(() => bff.close());

  const send = (request: string) => exchange(port, request.replace("@", pageHeaders));
  const asked = () => bff.api.captured.map(({ method, url }) => `${method} ${url}`);

  it.each(refused)("%s is refused, and what hides behind it is never asked", async (_what, request) => {
    const answer = await send(request);
    expect(answer.status).toBe(400);
    // One answer and the end: whatever follows on this connection is nobody's request.
    expect(answer.body).not.toMatch(/^HTTP\//m);
    expect(asked().filter((each) => !each.startsWith("POST /areas"))).toEqual([]);
  });

  it("a chunk extension is no part of the body, nor of what the API is sent", async () => {
    const answer = await send(
      `POST /api/areas HTTP/1.1\r\n@transfer-encoding: chunked\r\nconnection: close\r\n\r\n2;a=b;c="0"\r\n{}\r\n0\r\n\r\n`,
    );
    expect(answer.status).toBe(200);
    expect(asked()).toEqual(["POST /areas"]);
    expect(bff.api.captured[0]).toMatchObject({ body: "{}" });
    expect(bff.api.captured[0]?.headers).not.toHaveProperty("transfer-encoding");
  });

  it("headers behind a chunked body say nothing", async () => {
    await send(
      `POST /api/areas HTTP/1.1\r\n@transfer-encoding: chunked\r\ntrailer: authorization\r\nconnection: close\r\n\r\n2\r\n{}\r\n0\r\nauthorization: Bearer stolen\r\nui-client-name: southport\r\n\r\n`,
    );
    expect(bff.api.captured).toHaveLength(1);
    expect(bff.api.captured[0]?.headers).toMatchObject({ authorization: "Bearer access-0" });
    expect(bff.api.captured[0]?.headers["ui-client-name"]).not.toBe("southport");
  });

  it("HTTP/1.0 that keeps its connection asks for itself alone, one answer each", async () => {
    const one = (path: string, connection: string) =>
      `GET /api/layer/details/${path} HTTP/1.0\r\n${pageHeaders}connection: ${connection}\r\n\r\n`;
    await exchange(port, one("first", "keep-alive") + one("second", "close"));
    expect(asked()).toEqual(["GET /layer/details/first", "GET /layer/details/second"]);
    for (const { headers } of bff.api.captured) expect(headers.authorization).toBe("Bearer access-0");
  });

  it("of requests one behind another each is asked as who it says it is", async () => {
    const page = `GET /api/layer/details/mine HTTP/1.1\r\n${pageHeaders}\r\n`;
    const stranger =
      "GET /api/layer/details/strange HTTP/1.1\r\nhost: localhost\r\nx-requested-by: stopbank\r\nconnection: close\r\n\r\n";
    await exchange(port, page + stranger);
    const whose = new Map(bff.api.captured.map(({ url, headers }) => [url, headers.authorization]));
    expect(whose.get("/layer/details/mine")).toBe("Bearer access-0");
    expect(whose.has("/layer/details/strange") && whose.get("/layer/details/strange")).toBeUndefined();
  });

  it("a body that GET brings is not taken for the next request", async () => {
    await exchange(
      port,
      `GET /api/layer/details/front HTTP/1.1\r\n${pageHeaders}content-length: ${hidden.length}\r\nconnection: close\r\n\r\n${hidden}`,
    );
    expect(asked().filter((each) => each.includes("smuggled"))).toEqual([]);
  });
});
