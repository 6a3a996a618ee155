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
}

/** Knows which answers are under way on a connection: Node has the one it is writing in a field that is not documented. */
export function answersUnderWay(handler: RequestListener): AnswersUnderWay {
  const underWay = new WeakMap<Socket, Set<ServerResponse<IncomingMessage>>>();
  return {
    listener(request, response) {
      const { socket } = request;
      const answers = underWay.get(socket) ?? new Set();
      underWay.set(socket, answers.add(response));
      response.once("close", () => answers.delete(response));
      handler(request, response);
    },
    isAnswering: (socket) =>
      [...(underWay.get(socket) ?? [])].some(({ headersSent, req }) => headersSent || req.complete),
  };
}
