import { DomainError } from "@stopbank/errors";
import type { S3Answer } from "./s3Client.ts";
import type { S3Settings } from "./s3Settings.ts";

/** What to say when it stays so, and the status; 0 where nothing was answered. */
export interface S3Failure {
  readonly failure: DomainError;
  readonly status: number;
}

/** The network, time and the server's own trouble pass; everything else stays as it is. */
export const isWorthRetrying = ({ status }: S3Failure) => status === 0 || status === 429 || status >= 500;

/** No answer at all, or one that broke off. */
export function notAnswering({ endpoint, timeoutMs }: S3Settings, error: unknown): S3Failure {
  const isTimeout = error instanceof Error && error.name === "TimeoutError";
  // What `fetch` throws for a network; anything else is a mistake of ours.
  if (!isTimeout && !(error instanceof TypeError)) throw error;
  const cause = error.cause instanceof Error ? error.cause : error;
  const failure = isTimeout
    ? unavailable("timeout", `${endpoint.origin} did not answer within ${timeoutMs / 1_000} s`)
    : unavailable(
        "unreachable",
        `${endpoint.origin} cannot be reached, or broke off (${cause.message || cause.name})`,
      );
  return { status: 0, failure };
}

/** An answer that is an error; S3 says which in a short XML document, to HEAD by the status alone. */
export function failureOf(
  { bucket, endpoint, region }: S3Settings,
  { status, bytes }: Pick<S3Answer, "status" | "bytes">,
): S3Failure {
  const code = /<Code>(\w+)<\/Code>/.exec(new TextDecoder().decode(bytes.subarray(0, 4_096)))?.[1] ?? "";
  const answered = `${endpoint.origin} answered ${status}${code === "" ? "" : ` ${code}`}`;
  if (status === 401 || status === 403)
    return {
      status,
      failure: unavailable(
        "refused",
        `The bucket ${bucket} may not be used with these keys: ${answered}. Check AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and the bucket's policy`,
      ),
    };
  if (status === 301 || status === 307 || status === 400)
    return {
      status,
      failure: unavailable(
        "misdirected",
        `${answered} for the bucket ${bucket}. Check AWS_REGION (${region}), AWS_ENDPOINT_URL_S3 and STOPBANK_S3_PATH_STYLE`,
      ),
    };
  return { status, failure: unavailable("not-working", answered) };
}

export const noBucket = ({ bucket, endpoint }: S3Settings) =>
  unavailable(
    "no-bucket",
    `There is no bucket ${bucket} at ${endpoint.origin}. Create it, or change STOPBANK_DATASETS`,
  );

const unavailable = (occasion: string, sentence: string) =>
  new DomainError("unavailable", `storage/${occasion}`, `${sentence}.`);
