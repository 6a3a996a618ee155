import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Socket } from "node:net";

export interface AnswersUnderWay {
  /** Notes every answer until it is closed. */
  readonly listener: RequestListener;
  /**
   * Whether whatever is sent on a connection now would be taken for a part of an answer, or for the answer to another request:
   * one has begun, or a request that came whole has none yet.
   */
  isAnswering(socket: Socket): boolean;
  /** Whether a request that came whole has waited for the beginning of its answer, and not longer than so many milliseconds. */
  isAwaited(socket: Socket, mostMs: number): boolean;
}

/** Knows which answers are under way on a connection: Node has the one it is writing in a field that is not documented. */
export function answersUnderWay(handler: RequestListener): AnswersUnderWay {
  const underWay = new WeakMap<Socket, Map<ServerResponse<IncomingMessage>, number>>();
  return {
    listener(request, response) {
      const { socket } = request;
      const answers = underWay.get(socket) ?? new Map();
      underWay.set(socket, answers.set(response, performance.now()));
      response.once("close", () => answers.delete(response));
      handler(request, response);
    },
    isAnswering: (socket) =>
      [...(underWay.get(socket)?.keys() ?? [])].some(({ headersSent, req }) => headersSent || req.complete),
    isAwaited: (socket, mostMs) =>
      [...(underWay.get(socket) ?? [])].some(
        ([{ headersSent, req }, began]) => !headersSent && req.complete && performance.now() - began < mostMs,
      ),
  };
}
