import { type IncomingMessage, request } from "node:http";
import { json } from "node:stream/consumers";
import type { ErrorBody } from "@stopbank/contract/errors";
import { DomainError, type ErrorKind } from "@stopbank/errors";
import { controlPlace, withShortPath } from "./controlPlace.ts";
import { processHeader } from "./takeOrders.ts";

/** How long an order may take: it may have to wait for a bucket; those that read and write all there is take longer. */
const patienceMs = 60_000;
const longPatienceMs = 6 * 3_600_000;
const long = new Set(["/backup/write", "/content/import", "/content/export"]);

export interface ServerAnswer {
  /** The process that has the store open. */
  readonly process: string;
  /** What it said, or why it did not do it. */
  readonly outcome: { readonly said: string } | { readonly refusal: DomainError };
}

/** Gives an order to the server that has this state folder's store open. Undefined where none takes orders. */
export async function askServer(home: string, name: string, body: object): Promise<ServerAnswer | undefined> {
  try {
    const answer = await withShortPath(controlPlace(home), (path) => posted(path, `/${name}`, body));
    const process = String(answer.headers[processHeader]);
    const text = await json(answer);
    if (answer.statusCode === 200) return { process, outcome: text as { said: string } };
    return { process, outcome: { refusal: refusalOf(answer.statusCode, text as ErrorBody) } };
  } catch (error) {
    // No socket, or one that a killed server left: nobody listens.
    if (error instanceof Error && "code" in error && nobodyThere.has(error.code)) return undefined;
    throw error;
  }
}

const nobodyThere = new Set<unknown>(["ENOENT", "ECONNREFUSED"]);

const posted = (socketPath: string, path: string, body: object): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const sent = request(
      {
        socketPath,
        path,
        method: "POST",
        headers: { "content-type": "application/json" },
        timeout: long.has(path) ? longPatienceMs : patienceMs,
      },
      resolve,
    );
    sent.once("timeout", () => sent.destroy(tooLong()));
    sent.once("error", reject);
    sent.end(JSON.stringify(body));
  });

const tooLong = () =>
  new DomainError(
    "unavailable",
    "control/no-answer",
    `The running server did not answer within ${patienceMs / 1_000} s. Look whether it was done before you try again.`,
  );

/** The kind decides nothing here any more; the code and the sentence are the server's. */
const refusalOf = (status = 500, { error }: ErrorBody): DomainError => {
  const kind: ErrorKind = status >= 500 ? "unavailable" : "invalid";
  return new DomainError(kind, error.code, error.message);
};
