import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { gunzipSync } from "node:zlib";

/** What of an event a test looks at. */
export interface SentEvent {
  readonly tags: Readonly<Record<string, string>>;
  readonly release: string;
  readonly platform: string;
  readonly exception: {
    readonly values: readonly {
      readonly type: string;
      readonly value: string;
      readonly stacktrace: { readonly frames: readonly { filename?: string; function?: string }[] };
    }[];
  };
}

export interface TestSentry {
  readonly dsn: string;
  /** Each request as it came: address, headers and body, byte for byte. */
  readonly received: string[];
  /** The events in them. */
  events(): SentEvent[];
  close(): void;
}

/** A Sentry on the loopback that keeps what it is sent. */
export async function startSentry(): Promise<TestSentry> {
  const received: string[] = [];
  const server = createServer(async (request, response) => {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece as Buffer);
    const bytes = Buffer.concat(pieces);
    const text = request.headers["content-encoding"] === "gzip" ? gunzipSync(bytes) : bytes;
    received.push(`${request.url}\n${JSON.stringify(request.headers)}\n${text}`);
    response.end("{}");
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  return {
    dsn: `http://key@127.0.0.1:${port}/7`,
    received,
    // The last line of an envelope with one item is the item.
    events: () => received.map((text) => JSON.parse(text.trimEnd().split("\n").at(-1) ?? "") as SentEvent),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
