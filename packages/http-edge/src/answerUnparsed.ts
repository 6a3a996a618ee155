import { randomUUID } from "node:crypto";
import type { Socket } from "node:net";
import { DomainError } from "@stopbank/errors";
import { addressTooLong } from "./address.ts";
import { closeInTime } from "./closeInTime.ts";
import { tooSlow } from "./tooSlow.ts";

interface Refusal {
  readonly status: string;
  readonly code: string;
  readonly message: string;
}

/** What Node's parser says of a request that never became one. */
interface ParserError extends Error {
  readonly code?: string;
  /** The piece at which it gave up. */
  readonly rawPacket?: Buffer;
}

/** The answer to a request for a tunnel (CONNECT). */
export const noTunnel = () =>
  new DomainError("invalid", "request/tunnel", "This server is no proxy. Ask it for its own addresses.");

/**
 * Answers what never became a request, or not in time, in the shape and with the headers of every other answer, and closes the
 * connection.
 *
 * @param headersOf by the id of the request.
 */
export function answerUnparsed(
  error: ParserError,
  socket: Socket,
  headersOf: (requestId: string) => Record<string, string>,
): void {
  const { status, code, message } = refusalOf(error);
  const requestId = randomUUID();
  const body = JSON.stringify({ error: { code, message, requestId } });
  const headers = {
    ...headersOf(requestId),
    connection: "close",
    "cache-control": "no-store",
    "content-type": "application/json; charset=utf-8",
    "content-length": String(Buffer.byteLength(body)),
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  closeInTime(socket, `HTTP/1.1 ${status}\r\n${lines.join("")}\r\n${body}`);
}

function refusalOf(error: ParserError): Refusal {
  if (error instanceof DomainError) return { status: "400 Bad Request", ...wordsOf(error) };
  const { code, rawPacket } = error;
  if (code === "ERR_HTTP_REQUEST_TIMEOUT") return { status: "408 Request Timeout", ...wordsOf(tooSlow()) };
  if (code !== "HPE_HEADER_OVERFLOW")
    return {
      status: "400 Bad Request",
      code: "request/malformed",
      message: "The request cannot be read.",
    };
  // The address is the first line: where another follows, it had come to an end.
  if (rawPacket?.includes("\r\n") === true)
    return {
      status: "431 Request Header Fields Too Large",
      code: "request/headers-too-large",
      message:
        "The headers of the request are too large. Send fewer and shorter ones, such as fewer cookies.",
    };
  return { status: "414 URI Too Long", ...wordsOf(addressTooLong()) };
}

const wordsOf = ({ code, message }: Error & { readonly code: string }) => ({ code, message });
