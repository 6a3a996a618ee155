import { setTimeout as sleep } from "node:timers/promises";
import { AwsV4Signer } from "aws4fetch";
import { failureOf, isWorthRetrying, notAnswering, type S3Failure } from "./s3Errors.ts";
import type { S3Settings } from "./s3Settings.ts";

export interface S3Request {
  readonly method: "GET" | "HEAD" | "PUT" | "DELETE";
  /** From the bucket's root; empty for the bucket itself. */
  readonly key: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: { readonly content: Blob; readonly sha256: string };
  /** Asked once only: where a repetition could not tell its own first attempt from somebody else's. */
  readonly once?: true;
}

export interface S3Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Uint8Array;
}

/** Attempts in all, and the first wait between two; each further one waits twice as long at most. */
const attempts = 4;
const firstWaitMs = 100;
/** Slower than this an upload is taken for stuck. */
const leastBytesPerMs = 250;

const emptySha256 = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";

/**
 * Signed requests to one bucket. Network failures, 429 and 5xx are asked again with growing, random waits.
 *
 * @returns what the server answered, where it is a success, 304, 404, 412 or 416.
 * @throws DomainError `storage/...` with a sentence for whoever runs the server.
 */
export function s3Client(settings: S3Settings): (request: S3Request) => Promise<S3Answer> {
  const { endpoint, bucket, pathStyle } = settings;
  const base = new URL(endpoint);
  if (!pathStyle) base.hostname = `${bucket}.${base.hostname}`;
  const folder = `${base.pathname.replace(/\/$/, "")}${pathStyle ? `/${bucket}` : ""}`;
  const signingKeys = new Map<string, ArrayBuffer>();

  const ask = async ({ method, key, query = {}, headers = {}, body }: S3Request) => {
    const url = new URL(base);
    url.pathname = key === "" ? folder : `${folder}/${key.split("/").map(encodeURIComponent).join("/")}`;
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    const signed = await new AwsV4Signer({
      ...settings,
      sessionToken: settings.sessionToken ?? "",
      method,
      url: url.href,
      headers: { ...headers, "x-amz-content-sha256": body?.sha256 ?? emptySha256 },
      service: "s3",
      cache: signingKeys,
    }).sign();
    const limitMs = Math.ceil(settings.timeoutMs + (body?.content.size ?? 0) / leastBytesPerMs);
    const response = await fetch(signed.url, {
      method,
      headers: signed.headers,
      ...(body === undefined ? {} : { body: body.content }),
      signal: AbortSignal.timeout(limitMs),
    });
    const bytes = new Uint8Array(await response.arrayBuffer());
    return { status: response.status, headers: response.headers, bytes };
  };

  return async (request) => {
    for (let attempt = 1; ; attempt++) {
      const answer = await ask(request).catch((error: unknown): S3Failure => notAnswering(settings, error));
      if (!("failure" in answer) && isExpected(answer.status)) return answer;
      const failure = "failure" in answer ? answer : failureOf(settings, answer);
      if (request.once || attempt === attempts || !isWorthRetrying(failure)) throw failure.failure;
      await sleep(Math.random() * firstWaitMs * 2 ** attempt);
    }
  };
}

const isExpected = (status: number) =>
  (status >= 200 && status < 300) || [304, 404, 412, 416].includes(status);
