import { resolve } from "node:path";
import { isRemote } from "@stopbank/dataset/storage";
import { DomainError } from "@stopbank/errors";
import { type BffConfig, readBffConfig, requireSharedJobs } from "../config.ts";

/** Every setting of a worker: those of the BFF that it reads too, and where datasets are. */
export interface WorkerConfig
  extends Pick<
    BffConfig,
    "host" | "port" | "apiUrls" | "home" | "ownerDatabaseUrl" | "jobsKey" | "files" | "logLevel" | "sentryDsn"
  > {
  /** DATABASE_URL: PostgreSQL. The embedded store has one process, which does its jobs itself. */
  readonly databaseUrl: string;
  /** BFF_URL: where a BFF answers, whose pages are printed. PUBLIC_URL without it, else http://localhost:8080. */
  readonly bffUrl: URL;
  /** STOPBANK_DATASETS: the folder of published datasets, or `s3://bucket/prefix`. */
  readonly datasets: string;
}

/** Reads a worker's settings from the environment. PORT, where it tells its health, is 8082 by default. @throws DomainError `config/bad-setting`. */
export function readWorkerConfig(env: NodeJS.ProcessEnv): WorkerConfig {
  const { host, port, apiUrls, home, ownerDatabaseUrl, databaseUrl, jobsKey, files, logLevel, sentryDsn } =
    readBffConfig({
      ...env,
      PORT: env.PORT || "8082",
    });
  if (databaseUrl === undefined)
    throw new DomainError(
      "invalid",
      "config/bad-setting",
      "The setting DATABASE_URL is needed for a worker of its own. Without PostgreSQL `stopbank start` does jobs itself.",
    );
  if (apiUrls.length === 0)
    throw new DomainError(
      "invalid",
      "config/bad-setting",
      "The setting API_URL is needed for a worker of its own: jobs ask the API as those who started them.",
    );
  requireSharedJobs({ databaseUrl, jobsKey }, env);
  const datasets = env.STOPBANK_DATASETS || resolve(home, "datasets");
  return {
    host,
    port,
    apiUrls,
    home,
    databaseUrl,
    ownerDatabaseUrl,
    jobsKey,
    files,
    bffUrl: readBffUrl(env),
    datasets: isRemote(datasets) ? datasets : resolve(datasets),
    logLevel,
    sentryDsn,
  };
}

/** @throws DomainError `config/bad-setting`. */
function readBffUrl(env: NodeJS.ProcessEnv): URL {
  const text = env.BFF_URL || env.PUBLIC_URL || "http://localhost:8080";
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return new URL(text);
  throw new DomainError(
    "invalid",
    "config/bad-setting",
    `The setting BFF_URL must be an http or https address, and is "${text}".`,
  );
}
