/// <reference path="./s3rver.d.ts" />
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "@20minutes/s3rver";
import account from "@20minutes/s3rver/lib/models/account.js";

/** What to do to a request instead of answering it. */
export type Fault = "503" | "silence" | "cut";

export interface TestS3 {
  /** Everything that `openStorage` needs to reach a bucket of this server. */
  readonly env: Readonly<Record<string, string>>;
  /** `s3://bucket/datasets` */
  readonly address: string;
  /** The file in which an object lies, to be damaged. */
  fileOf(path: string): string;
  /** Every request answered so far. */
  readonly requests: readonly { readonly method: string; readonly path: string }[];
  /** From now on, asked of every request; undefined where nothing is to happen, a promise to be waited for first. */
  disturb(fault: Disturbance): void;
  stop(): Promise<void>;
}

type Disturbance = (request: IncomingMessage) => Fault | Promise<undefined> | undefined;

const bucket = "stopbank";
const prefix = "datasets";

export interface TestS3Options {
  readonly port?: number;
  /** Where objects are kept; default a temporary folder, removed at the end. */
  readonly directory?: string;
  /** Without it, a store that takes conditional writes for plain ones, as older ones do. */
  readonly conditionalWrites?: boolean;
  /** The interface it listens on; default this machine's own. */
  readonly host?: string;
  /** The one pair that it accepts. */
  readonly keys?: { readonly id: string; readonly secret: string };
}

/** The pair that s3rver knows by itself. */
const usualKeys = { id: "S3RVER", secret: "S3RVER" };

/**
 * A small real S3 server (s3rver: signatures checked, objects in files) on a port of its own, with one bucket. It knows
 * no conditional writes; those are checked in front of it.
 */
export async function startTestS3({
  port = 0,
  directory,
  conditionalWrites = true,
  host = "127.0.0.1",
  keys = usualKeys,
}: TestS3Options = {}): Promise<TestS3> {
  const folder = directory ?? mkdtempSync(join(tmpdir(), "stopbank-s3-"));
  account.DUMMY_ACCOUNT.revokeAccessKey(usualKeys.id);
  account.DUMMY_ACCOUNT.createKeyPair(keys.id, keys.secret);
  const s3rver = new S3rver({
    directory: folder,
    silent: true,
    // By path alone: a host's name is no bucket's.
    vhostBuckets: false,
    configureBuckets: [{ name: bucket }],
  });
  await s3rver.configureBuckets();
  const answer = s3rver.callback();
  const requests: { method: string; path: string }[] = [];
  let faultOf: Disturbance = () => undefined;
  // One write at a time, or two could both find their condition met.
  let lastWrite: Promise<unknown> = Promise.resolve();

  const etagOf = async (request: IncomingMessage) => {
    const [, name = "", ...key] = decodeURIComponent(request.url ?? "").split("/");
    // Like S3's own. An object that is not there has none.
    const stored = await s3rver.store.getObject(name, key.join("/")).catch(() => null);
    stored?.content.destroy();
    return stored?.metadata.etag;
  };

  const write = async (request: IncomingMessage, response: ServerResponse) => {
    const { "if-match": match, "if-none-match": noneMatch } = request.headers;
    const etag = await etagOf(request);
    const fails = (match !== undefined && match !== etag) || (noneMatch === "*" && etag !== undefined);
    if (conditionalWrites && fails) {
      request.resume();
      response.writeHead(412).end("<Error><Code>PreconditionFailed</Code></Error>");
      return;
    }
    const done = once(response, "close");
    answer(request, response);
    await done;
  };

  const server = createServer(async (request, response) => {
    requests.push({ method: request.method ?? "", path: request.url ?? "" });
    const fault = await faultOf(request);
    if (fault === "silence") return;
    if (fault === "503") {
      request.resume();
      response.writeHead(503).end("<Error><Code>SlowDown</Code></Error>");
    } else if (fault === "cut") {
      response.writeHead(206, { "content-length": "1000", "content-range": "bytes 0-999/1000" });
      response.write("the beginning", () => response.destroy());
    } else if (request.method === "PUT") lastWrite = lastWrite.then(() => write(request, response));
    else answer(request, response);
  });
  server.listen(port, host);
  await once(server, "listening");
  const { port: taken } = server.address() as AddressInfo;
  return {
    env: {
      AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${taken}`,
      AWS_ACCESS_KEY_ID: keys.id,
      AWS_SECRET_ACCESS_KEY: keys.secret,
      AWS_REGION: "us-east-1",
    },
    address: `s3://${bucket}/${prefix}`,
    fileOf: (path) => join(folder, bucket, prefix, `${path}._S3rver_object`),
    requests,
    disturb: (fault) => {
      faultOf = fault;
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
      if (directory === undefined) rmSync(folder, { recursive: true });
    },
  };
}
