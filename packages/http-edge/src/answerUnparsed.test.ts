import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { expect, it, onTestFinished } from "vitest";
import { answerUnparsed } from "./answerUnparsed.ts";

/** What is read at the other end of a connection after a parser's error. */
async function answerTo(error: Error): Promise<string> {
  const server = createServer((socket: Socket) => answerUnparsed(error, socket, () => ({ "x-own": "1" })));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  return text(connect((server.address() as { port: number }).port, "127.0.0.1"));
}

const failing = (code: string, rawPacket?: string) =>
  Object.assign(new Error(code), { code, ...(rawPacket && { rawPacket: Buffer.from(rawPacket) }) });

it.each([
  ["does not arrive in time", failing("ERR_HTTP_REQUEST_TIMEOUT"), "408", "request/too-slow"],
  ["has too long an address", failing("HPE_HEADER_OVERFLOW", "aaaa"), "414", "request/address-too-long"],
  ["has too many headers", failing("HPE_HEADER_OVERFLOW", "/ HTTP/1.1\r\na: b"), "431", "headers-too-large"],
  ["is anything else", failing("HPE_INVALID_METHOD"), "400", "request/malformed"],
])("what %s is answered with our headers and a sentence", async (_what, error, status, code) => {
  const answer = await answerTo(error);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} [^]*\r\nx-own: 1\r\n[^]*"code":"[^"]*${code}"`));
});
