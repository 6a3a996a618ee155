import type { Dispatcher } from "undici";
import type { ApiProcesses } from "../api/apiProcesses.ts";

/** Under this name the headers of a request that is passed on carry what ends it. It never leaves the process. */
export const goneSignal = Symbol("gone");

type Done = (error: Error | null, data?: Dispatcher.ResponseData) => void;

/**
 * What `@fastify/reply-from` sends requests through: it does not end one when the caller leaves, and knows nothing of several
 * origins, so both are seen to here.
 */
export const cancellable = (processes: ApiProcesses) => ({
  request: (options: Dispatcher.RequestOptions, done: Done) => {
    const { [goneSignal]: signal, ...headers } = options.headers as Record<string, string> & {
      [goneSignal]?: AbortSignal;
    };
    const { origin: _origin, ...rest } = options;
    processes.request({ ...rest, headers, ...(signal === undefined ? {} : { signal }) }).then(
      (data) => done(null, data),
      (error: Error) => done(error),
    );
  },
});
