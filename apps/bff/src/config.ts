import { resolve } from "node:path";
import { isRemote } from "@stopbank/dataset/storage";
import { DomainError } from "@stopbank/errors";
import { readDsn } from "@stopbank/http-edge/reporting";
import { readRemoteSources } from "./basemaps/readRemoteSources.ts";
import type { ConfiguredSource } from "./basemaps/remoteSource.ts";
import { resolveHost } from "./edge/hosts.ts";
import { readEmbedOrigins } from "./embedding/readEmbedOrigins.ts";

/** Every setting of the BFF. Read once, at start; a bad one stops the start with a sentence. */
export interface BffConfig {
  /** PORT: where it listens. */
  readonly port: number;
  /** HOST: the interface it listens on. This machine's own unless said otherwise: `0.0.0.0` lets others reach it. */
  readonly host: string;
  /** PUBLIC_URL: how people reach it. With https the session cookie is `__Host-` and Secure. */
  readonly publicUrl: URL;
  /** STOPBANK_HOSTS: further host names it answers to, separated by commas; each with its clients' subdomains. */
  readonly hosts: readonly string[];
  /**
   * STOPBANK_EMBED_ORIGINS: origins of the sites that may embed stories of the public client, separated by commas
   * (https://www.example.govt.nz). Without any, stories are shown in no other site, and to nobody who has not signed in.
   */
  readonly embedOrigins: readonly string[];
  /** STOPBANK_TRUSTED_PROXIES: addresses whose X-Forwarded-* are believed. */
  readonly trustedProxies: readonly string[];
  /**
   * API_URL: the API's origin, or those of several processes of it, separated by commas. Empty where the API is in the
   * same process.
   */
  readonly apiUrls: readonly URL[];
  /** STOPBANK_HOME: the state folder, for the embedded store. */
  readonly home: string;
  /** DATABASE_URL: PostgreSQL; without it the store is embedded. */
  readonly databaseUrl: string | undefined;
  /** DATABASE_OWNER_URL: the login that migrates, where DATABASE_URL's may not. */
  readonly ownerDatabaseUrl: string | undefined;
  /**
   * STOPBANK_JOBS_KEY: seals what jobs are asked for, 32 bytes or more in base64url; the same for every BFF and worker, which ask
   * for it. `stopbank start`, which does its jobs itself, makes one in the state folder without it.
   */
  readonly jobsKey: Uint8Array | undefined;
  /**
   * STOPBANK_FILES: where what jobs make is kept until it expires, a folder or `s3://bucket/prefix`; the same for every BFF and
   * worker, which ask for it. `<home>/files` without it.
   */
  readonly files: string;
  /**
   * STOPBANK_BASEMAPS: a JSON file of background maps in other places (docs/basemaps.md). Their keys are settings that it names,
   * and which of them a client shows its `basemap_list` says.
   */
  readonly remoteBasemaps: readonly ConfiguredSource[];
  /** STOPBANK_LOG_LEVEL: pino's names, or silent. */
  readonly logLevel: LogLevel;
  /** STOPBANK_SECURITY_CONTACT: whom to tell of a fault, as `mailto:` or `https:`, in `/.well-known/security.txt`. */
  readonly securityContact: string | undefined;
  /** SENTRY_DSN: where failures are reported; nowhere without it. */
  readonly sentryDsn: string | undefined;
}

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
type LogLevel = (typeof logLevels)[number];

/** Reads the BFF's settings from the environment. @throws DomainError `config/bad-setting`. */
export function readBffConfig(env: NodeJS.ProcessEnv): BffConfig {
  const port = env.PORT === undefined || env.PORT === "" ? 8080 : Number(env.PORT);
  if (!(Number.isInteger(port) && port >= 0 && port <= 65_535))
    throw bad("PORT", `must be a whole number from 0 to 65535, and is "${env.PORT}"`);
  const logLevel = (env.STOPBANK_LOG_LEVEL || "info") as LogLevel;
  if (!logLevels.includes(logLevel))
    throw bad("STOPBANK_LOG_LEVEL", `must be one of ${logLevels.join(", ")}, and is "${logLevel}"`);
  const publicUrl = url("PUBLIC_URL", env.PUBLIC_URL || `http://localhost:${port}`);
  return {
    port,
    host: env.HOST || "localhost",
    publicUrl,
    hosts: hostNames(publicUrl, list(env.STOPBANK_HOSTS)),
    embedOrigins: readEmbedOrigins(list(env.STOPBANK_EMBED_ORIGINS), (why) =>
      bad("STOPBANK_EMBED_ORIGINS", why),
    ),
    trustedProxies: list(env.STOPBANK_TRUSTED_PROXIES),
    apiUrls: list(env.API_URL).map((text) => url("API_URL", text)),
    home: resolve(env.STOPBANK_HOME || ".stopbank"),
    databaseUrl: env.DATABASE_URL || undefined,
    ownerDatabaseUrl: env.DATABASE_OWNER_URL || undefined,
    jobsKey: readJobsKey(env.STOPBANK_JOBS_KEY),
    files: readFilesPlace(env),
    remoteBasemaps: readRemoteSources(env),
    logLevel,
    securityContact: readContact(env.STOPBANK_SECURITY_CONTACT),
    sentryDsn: readDsn(env),
  };
}

/** @throws DomainError `config/bad-setting`. */
function readContact(text: string | undefined): string | undefined {
  if (text === undefined || text === "") return undefined;
  if (/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(text)) return text;
  throw bad("STOPBANK_SECURITY_CONTACT", "must be an address as mailto:... or https://...");
}

/**
 * For processes of which some start jobs and others do them: with a key of its own each would fail what the others sealed, and
 * with a folder of its own find none of their files.
 *
 * @throws DomainError `config/bad-setting`.
 */
export function requireSharedJobs(
  { databaseUrl, jobsKey }: Pick<BffConfig, "databaseUrl" | "jobsKey">,
  env: NodeJS.ProcessEnv,
): void {
  if (databaseUrl === undefined) return;
  if (jobsKey === undefined)
    throw bad(
      "STOPBANK_JOBS_KEY",
      "is needed, the same for every BFF and worker: 32 bytes or more in base64url",
    );
  if (!env.STOPBANK_FILES)
    throw bad(
      "STOPBANK_FILES",
      "is needed, the same place for every BFF and worker: a folder that they share, or s3://bucket/prefix",
    );
}

const readFilesPlace = (env: NodeJS.ProcessEnv) => {
  const place = env.STOPBANK_FILES || resolve(env.STOPBANK_HOME || ".stopbank", "files");
  return isRemote(place) ? place : resolve(place);
};

/** @throws DomainError `config/bad-setting`. */
function readJobsKey(text: string | undefined): Uint8Array | undefined {
  if (text === undefined || text === "") return undefined;
  const key = Buffer.from(text, "base64url");
  // The value itself is a secret and stays out of the sentence.
  if (!/^[\w-]+$/.test(text) || key.length < 32)
    throw bad("STOPBANK_JOBS_KEY", "must be 32 bytes or more in base64url");
  return key;
}

/** @throws DomainError `config/bad-setting` for a name that no Host header would ever match. */
function hostNames(publicUrl: URL, further: readonly string[]): readonly string[] {
  const isReachable = (name: string) => resolveHost(name, [name], new Set()).known;
  if (!isReachable(publicUrl.hostname))
    throw bad("PUBLIC_URL", `names the host "${publicUrl.hostname}", which ${howToWriteAHost}`);
  const unreachable = further.find((name) => !isReachable(name));
  if (unreachable !== undefined)
    throw bad("STOPBANK_HOSTS", `names the host "${unreachable}", which ${howToWriteAHost}`);
  return [...new Set([publicUrl.hostname, "localhost", "127.0.0.1", "[::1]", ...further])];
}

const howToWriteAHost =
  'is to be written without scheme, port or path, in letters, digits, "-", "_" and single dots: risk.example.nz, 192.0.2.1 or [2001:db8::1]';

const list = (text: string | undefined) =>
  (text ?? "")
    .split(",")
    .map((part) => part.trim().toLowerCase())
    .filter((part) => part !== "");

function url(name: string, text: string): URL {
  const parsed = URL.canParse(text) ? new URL(text) : undefined;
  if (parsed === undefined || !/^https?:$/.test(parsed.protocol))
    throw bad(name, `must be an http or https address, and is "${text}"`);
  return parsed;
}

const bad = (name: string, why: string) =>
  new DomainError("invalid", "config/bad-setting", `The setting ${name} ${why}.`);
