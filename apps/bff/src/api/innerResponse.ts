import type { OutgoingHttpHeader, OutgoingHttpHeaders } from "node:http";
import { Readable, Writable } from "node:stream";
import type { ApiAnswer } from "./transport.ts";

type Done = (error?: Error | null) => void;

/**
 * An answer that goes over no connection: what a framework writes to of Node's `ServerResponse`. It is handed on once,
 * when its head is known: with the whole body where that is sent in one piece, else with a stream that holds the writer
 * back until it is read.
 */
export class InnerResponse extends Writable {
  statusCode = 200;
  headersSent = false;
  readonly #isHead: boolean;
  readonly #headers: Record<string, string | string[]> = {};
  readonly #onAnswer: (answer: ApiAnswer) => void;
  #body: Readable | undefined;
  #resume: Done | undefined;

  constructor(method: string, onAnswer: (answer: ApiAnswer) => void) {
    super();
    this.#isHead = method === "HEAD";
    this.#onAnswer = onAnswer;
  }

  setHeader(name: string, value: OutgoingHttpHeader): this {
    this.#headers[name.toLowerCase()] = Array.isArray(value) ? value.map(String) : String(value);
    return this;
  }
  getHeader(name: string): string | string[] | undefined {
    return this.#headers[name.toLowerCase()];
  }
  getHeaders(): OutgoingHttpHeaders {
    return { ...this.#headers };
  }
  hasHeader(name: string): boolean {
    return name.toLowerCase() in this.#headers;
  }
  removeHeader(name: string): void {
    delete this.#headers[name.toLowerCase()];
  }
  writeHead(status: number, headers: OutgoingHttpHeaders = {}): this {
    this.statusCode = status;
    for (const name in headers) {
      const value = headers[name];
      if (value !== undefined) this.setHeader(name, value);
    }
    return this;
  }

  override end(chunk?: unknown, encoding?: unknown, done?: unknown): this {
    // Handed over as it came: through the stream it would be copied and leave a turn of the event loop later.
    if (!this.headersSent && (typeof chunk === "string" || Buffer.isBuffer(chunk))) {
      this.#answer(chunk);
      return super.end();
    }
    return super.end(chunk ?? undefined, (encoding ?? undefined) as BufferEncoding, done as () => void);
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: Done): void {
    if (this.#hasNoBody()) {
      done();
      return;
    }
    if (this.#body === undefined) {
      this.#body = new Readable({
        read: () => {
          const resume = this.#resume;
          this.#resume = undefined;
          resume?.();
        },
        destroy: (error, destroyed) => {
          this.destroy();
          destroyed(error);
        },
      });
      // Whoever reads it hears of it too; an answer that nobody reads any more must not end the process.
      this.#body.on("error", () => this.destroy());
      this.#answer(this.#body);
    }
    if (this.#body.push(chunk)) done();
    else this.#resume = done;
  }

  override _final(done: Done): void {
    if (this.#body === undefined) this.#answer(undefined);
    else this.#body.push(null);
    done();
  }

  override _destroy(error: Error | null, done: Done): void {
    // A body that is cut off must not look like one that came to its end.
    if (!this.writableFinished) this.#body?.destroy(error ?? new Error("The answer was broken off."));
    done(error);
  }

  #answer(body: ApiAnswer["body"]): void {
    if (this.headersSent) return;
    this.headersSent = true;
    this.#onAnswer({
      status: this.statusCode,
      headers: this.#headers,
      body: this.#hasNoBody() ? undefined : body,
    });
  }

  #hasNoBody(): boolean {
    return this.#isHead || this.statusCode === 204 || this.statusCode === 304;
  }
}
