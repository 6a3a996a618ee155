import { type Readable, Transform } from "node:stream";
import type { DomainError } from "@stopbank/errors";
import type { FastifyReply, FastifyRequest } from "fastify";

/** A body on its way in, passed on as it comes. */
export interface ArrivingBody {
  /** The same bytes, for whoever reads the body. */
  readonly stream: Readable;
  /** Answers the request with this instead of reading on. */
  refuse(why: DomainError): void;
}

/** Whether a request says that a body follows. */
export const bringsBody = ({ headers }: FastifyRequest): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) !== 0;

/**
 * @param took is told of each piece before it is passed on, and may refuse it.
 * @param over is called once the connection of the answer is closed.
 */
export function watchBody(
  body: Readable,
  { raw }: FastifyReply,
  took: (bytes: number) => DomainError | undefined,
  over: () => void,
): ArrivingBody {
  const stream = new Transform({
    transform(piece: Buffer, _encoding, next) {
      next(took(piece.length), piece);
    },
  });
  // Whoever read the body may have stopped listening by the time it is refused.
  stream.on("error", () => undefined);
  body.once("error", (cause) => stream.destroy(cause));
  // What nobody reads any more is thrown away as it comes, so that the connection is not stuck with it.
  raw.once("close", () => {
    over();
    body.unpipe(stream);
    stream.destroy();
    body.resume();
  });
  return { stream: body.pipe(stream), refuse: (why) => stream.destroy(why) };
}
