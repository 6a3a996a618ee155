import type { Readable } from "node:stream";
import { DomainError } from "@stopbank/errors";

/** One request to the API. Its headers are all that the API is told: nothing of a browser's request comes along. */
export interface ApiCall {
  readonly method: string;
  /** The path and query, as they stand in the request line. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Buffer | undefined;
  /** Ends the call: whoever asked has gone. */
  readonly signal?: AbortSignal | undefined;
  /** How long until the answer has to begin. */
  readonly timeoutMs: number;
}

/** The API's answer. Header names are in lower case. */
export interface ApiAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[]>>;
  /** Undefined where the answer has none, as to HEAD. */
  readonly body: string | Buffer | Readable | undefined;
}

/** How the BFF reaches the API: over HTTP, or by calling it where both are one process. */
export interface ApiTransport {
  /** @throws DomainError `api/unreachable` when there is no answer, or none in time. */
  send(call: ApiCall): Promise<ApiAnswer>;
  close(): Promise<void>;
}

export const unreachable = (cause: unknown) =>
  new DomainError("unavailable", "api/unreachable", "The service is not answering. Try again shortly.", {
    cause,
  });

/** An answer read to its end. */
export const wholeOf = async (answer: ApiAnswer) => ({ ...answer, body: await bytesOf(answer) });

/** The whole body of an answer. */
export async function bytesOf({ body }: Pick<ApiAnswer, "body">): Promise<Buffer> {
  if (body === undefined || typeof body === "string") return Buffer.from(body ?? "");
  if (Buffer.isBuffer(body)) return body;
  const chunks: Buffer[] = [];
  for await (const chunk of body) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
