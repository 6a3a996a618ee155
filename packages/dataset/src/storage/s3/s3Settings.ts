import { DomainError } from "@stopbank/errors";

/** Where a bucket is and how to sign for it. */
export interface S3Settings {
  readonly bucket: string;
  /** Between the bucket and the datasets, without slashes at its ends; may be empty. */
  readonly prefix: string;
  readonly endpoint: URL;
  /** `endpoint/bucket/key` rather than `bucket.endpoint/key`. */
  readonly pathStyle: boolean;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken: string | undefined;
  /** How long one request may take, besides what its bytes need. */
  readonly timeoutMs: number;
}

/**
 * Reads `s3://bucket/prefix` with the variables that other S3 tools read too:
 *
 * - AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN;
 * - AWS_REGION or AWS_DEFAULT_REGION, default `us-east-1`;
 * - AWS_ENDPOINT_URL_S3 or AWS_ENDPOINT_URL, default Amazon's of that region;
 * - STOPBANK_S3_PATH_STYLE, 1 or 0: default 1 with an endpoint of one's own, 0 with Amazon's;
 * - STOPBANK_S3_TIMEOUT_SECONDS, default 20.
 *
 * @throws DomainError `config/bad-setting`
 */
export function readS3Settings(address: string, env: NodeJS.ProcessEnv): S3Settings {
  const [, bucket, prefix = ""] =
    /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([\w./-]*))?$/.exec(address) ?? [];
  if (bucket === undefined)
    throw bad("STOPBANK_DATASETS", "must look like s3://bucket or s3://bucket/prefix");
  const region = env.AWS_REGION || env.AWS_DEFAULT_REGION || "us-east-1";
  const own = env.AWS_ENDPOINT_URL_S3 || env.AWS_ENDPOINT_URL;
  return {
    bucket,
    prefix: prefix.replace(/^\/+|\/+$/g, ""),
    endpoint: endpointOf(own ?? `https://s3.${region}.amazonaws.com`),
    pathStyle: flag(env, "STOPBANK_S3_PATH_STYLE", own !== undefined),
    region,
    accessKeyId: secret(env, "AWS_ACCESS_KEY_ID"),
    secretAccessKey: secret(env, "AWS_SECRET_ACCESS_KEY"),
    sessionToken: env.AWS_SESSION_TOKEN || undefined,
    timeoutMs: seconds(env, "STOPBANK_S3_TIMEOUT_SECONDS", 20) * 1_000,
  };
}

function endpointOf(text: string): URL {
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw bad("AWS_ENDPOINT_URL_S3", "must be an address such as http://localhost:9000");
  return new URL(text);
}

function secret(env: NodeJS.ProcessEnv, name: string): string {
  const value = env[name];
  if (value) return value;
  throw bad(name, "must be set, because STOPBANK_DATASETS is on S3");
}

function flag(env: NodeJS.ProcessEnv, name: string, otherwise: boolean): boolean {
  const text = env[name] || (otherwise ? "1" : "0");
  if (text !== "0" && text !== "1") throw bad(name, `must be 1 or 0, and is "${text}"`);
  return text === "1";
}

function seconds(env: NodeJS.ProcessEnv, name: string, otherwise: number): number {
  const value = Number(env[name] || otherwise);
  if (!(value > 0 && value <= 3_600))
    throw bad(name, `must be a number of seconds up to 3600, and is "${env[name]}"`);
  return value;
}

const bad = (name: string, why: string) =>
  new DomainError("invalid", "config/bad-setting", `The setting ${name} ${why}.`);
