import type { IncomingHttpHeaders } from "node:http";
import { Readable } from "node:stream";
import type { ApiCall } from "./transport.ts";

/** A request that came over no connection: what a router reads of Node's `IncomingMessage`. */
export class InnerRequest extends Readable {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly httpVersion = "1.1";
  readonly httpVersionMajor = 1;
  readonly httpVersionMinor = 1;
  readonly complete = true;
  aborted = false;
  /** Who calls, by address: this machine, which is what `X-Forwarded-For` is believed from. */
  readonly socket = { remoteAddress: "127.0.0.1" };
  readonly #body: Buffer | undefined;

  constructor({ method, target, headers, body }: ApiCall) {
    super({ autoDestroy: false });
    this.method = method;
    this.url = target;
    this.headers = body === undefined ? headers : { ...headers, "content-length": String(body.length) };
    this.#body = body;
  }

  override _read(): void {
    if (this.#body !== undefined && this.#body.length > 0) this.push(this.#body);
    this.push(null);
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.aborted = true;
    done(error);
  }
}
