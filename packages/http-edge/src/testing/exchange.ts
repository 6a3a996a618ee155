import { connect } from "node:net";

export interface RawAnswer {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

/** Sends text to a port of this machine, byte for byte, and gives all that comes back until the connection ends. */
export const exchange = (port: number, request: string) =>
  new Promise<RawAnswer>((done, failed) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(request));
    let text = "";
    socket.setEncoding("utf8");
    socket.on("data", (piece) => {
      text += piece;
    });
    socket.once("error", failed);
    socket.once("close", () => {
      const [head = "", body = ""] = text.split("\r\n\r\n", 2);
      const [first = "", ...lines] = head.split("\r\n");
      const headers = lines.map((line) => line.split(/: (.*)/s, 2) as [string, string]);
      done({ status: Number(first.split(" ")[1]), headers: new Map(headers), body });
    });
  });

const end = "connection: close\r\n\r\n";

/** Requests that no page sends, with the status and the code that each is answered with. */
export const oddRequests: readonly (readonly [
  what: string,
  request: string,
  status: number,
  code: string,
])[] = [
  ["is no HTTP", "NONSENSE\r\n\r\n", 400, "request/malformed"],
  [
    "has a header that is none",
    "GET / HTTP/1.1\r\nhost: localhost\r\nbad header\r\n\r\n",
    400,
    "request/malformed",
  ],
  [
    "is longer than any",
    `GET /${"a".repeat(300_000)} HTTP/1.1\r\nhost: localhost\r\n\r\n`,
    414,
    "request/address-too-long",
  ],
  [
    "has more headers than any",
    `GET / HTTP/1.1\r\nhost: localhost\r\n${"a: b\r\n".repeat(5_000)}${end}`,
    431,
    "request/headers-too-large",
  ],
  ["asks for a tunnel", "CONNECT localhost:80 HTTP/1.1\r\nhost: localhost\r\n\r\n", 400, "request/tunnel"],
  ["cannot be decoded", `GET /%zz HTTP/1.1\r\nhost: localhost\r\n${end}`, 400, "request/bad-address"],
  ["says no version", "GET /healthz\r\nhost: localhost\r\n\r\n", 400, "request/version"],
  ["names no host", `GET /healthz HTTP/1.1\r\n${end}`, 400, "request/no-host"],
  [
    "names two hosts",
    `GET /healthz HTTP/1.1\r\nhost: localhost\r\nHost: localhost\r\n${end}`,
    400,
    "request/two-hosts",
  ],
  [
    "expects what nobody does",
    `GET /healthz HTTP/1.1\r\nhost: localhost\r\nexpect: cake\r\n${end}`,
    417,
    "request/expectation",
  ],
];
