import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import { isRemote } from "@stopbank/dataset/storage";
import { DomainError } from "@stopbank/errors";
import { readDsn } from "@stopbank/http-edge/reporting";
import type { KeyRing } from "@stopbank/store/key-ring";

/** A geocoder in another place, as whoever runs the installation has named it. */
export interface GeocoderSettings {
  /** Where it answers, as Photon does: `https://photon.example/api`. */
  readonly url: URL;
  /** Whether it stands in a private network, or on this machine. */
  readonly inOwnNetwork: boolean;
}

/** Every setting of the API. Read once, at start; a bad one stops the start with a sentence. */
export interface ApiConfig {
  /** PORT: where it listens. */
  readonly port: number;
  /** HOST: the interface it listens on. Behind the BFF nobody else needs to reach it. */
  readonly host: string;
  /** STOPBANK_HOME: the state folder, for the embedded store and the token key. */
  readonly home: string;
  /** DATABASE_URL: PostgreSQL; without it the store is embedded. */
  readonly databaseUrl: string | undefined;
  /** DATABASE_OWNER_URL: the login that migrates, where DATABASE_URL's may not. */
  readonly ownerDatabaseUrl: string | undefined;
  /** STOPBANK_DATASETS: the folder of published datasets, or `s3://bucket/prefix`. */
  readonly datasets: string;
  /** STOPBANK_CACHE_MB: what columns, indexes and drawn tiles may take in memory, all datasets together. */
  readonly cacheBytes: number;
  /**
   * STOPBANK_TOKEN_KEY: 32 bytes or more in base64url, the same for every API process; or several with commas between, the newest first. That
   * one signs access tokens and seals, and each opens what was sealed.
   */
  readonly tokenKeys: KeyRing | undefined;
  /** STOPBANK_PUBLIC_CLIENT: the client that visitors without an account see. */
  readonly publicClient: string;
  /** STOPBANK_DEMO: whether this installation shows the demonstration. */
  readonly demo: boolean;
  /** STOPBANK_TRUSTED_PROXIES: addresses whose X-Forwarded-For is believed, the BFF's first of all. */
  readonly trustedProxies: readonly string[];
  /** STOPBANK_OPERATOR_TOKEN: with it as a Bearer token `/readyz` says more than its status; 32 characters or more. */
  readonly operatorToken?: string | undefined;
  /** STOPBANK_THREADS: how many threads work on large areas, and as many on ordinary questions. Each may take 768 MB at its most, and mostly takes 100. */
  readonly threads: number;
  /** STOPBANK_AREA_SECONDS: what an area may take in a thread before it is refused. */
  readonly areaSeconds: number;
  /** STOPBANK_VISITOR_POSITIONS: positions of large areas (above 2,000) in a minute, for all visitors of one network. */
  readonly visitorPositions: number;
  /** STOPBANK_MEMBER_POSITIONS: the same for each person who is signed in. */
  readonly memberPositions: number;
  /** STOPBANK_VISITOR_AREAS: how many areas the visitors of one network may keep in an hour; a person signed in, ten times as many. */
  readonly visitorAreas: number;
  /** STOPBANK_VISITOR_AREA_MB: the same in megabytes, as they are kept. At least the largest area that may be sent. */
  readonly visitorAreaBytes: number;
  /**
   * STOPBANK_CLIENT_AREA_MB: megabytes of areas that all visitors of a client, and again all its members, may keep in a day, nobody
   * above a quarter, which has to hold the largest area too. Five times as much of visitors' is kept at all.
   */
  readonly clientAreaBytes: number;
  /** STOPBANK_VISITOR_AREA_DAYS: a visitor's area that nobody has used for so long is removed. */
  readonly visitorAreaDays: number;
  /** STOPBANK_MEMBER_AREA_DAYS: the same for an area of somebody who was signed in. */
  readonly memberAreaDays: number;
  /** STOPBANK_LOG_LEVEL: pino's names, or silent. */
  readonly logLevel: LogLevel;
  /** PUBLIC_URL: how people reach the product. Links in mails lead there. */
  readonly publicUrl: URL;
  /**
   * STOPBANK_SMTP_URL: the mail server, as `smtp://user:password@host:587`, or `smtps://` for TLS from the start. Without it a
   * demonstration shows its mails at /dev/mail, and others wait.
   */
  readonly smtpUrl: URL | undefined;
  /** STOPBANK_MAIL_FROM: whom mails are from. */
  readonly mailFrom: string;
  /** STOPBANK_FEEDBACK_MAIL: whom feedback is mailed to, of all clients; it is kept and mailed to nobody without it. */
  readonly feedbackMail?: string | undefined;
  /**
   * STOPBANK_OWN_PROVIDERS: hosts, with their ports where they say one, of organisations' sign-in that are in the installation's own
   * network and not in the internet. On this machine's loopback they may be without TLS, for trying out.
   */
  readonly ownProviders?: readonly string[];
  /**
   * STOPBANK_GEOCODER: where a geocoder answers in Photon's shape, such as `https://photon.komoot.io/api`, which the map's search asks for what
   * a client's own data does not have; nobody is asked without it. STOPBANK_GEOCODER_IN_OWN_NETWORK: whether it stands in a private network,
   * and may be without TLS. STOPBANK_GEOCODER_CREDIT: what is named beside its answers, default "© OpenStreetMap contributors".
   */
  readonly geocoder?: (GeocoderSettings & { readonly credit: string }) | undefined;
  /** SENTRY_DSN: where failures are reported; nowhere without it. */
  readonly sentryDsn: string | undefined;
}

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
type LogLevel = (typeof logLevels)[number];

/** Reads the API's settings from the environment. @throws DomainError `config/bad-setting`. */
export function readApiConfig(env: NodeJS.ProcessEnv): ApiConfig {
  const home = resolve(env.STOPBANK_HOME || ".stopbank");
  const datasets = env.STOPBANK_DATASETS || resolve(home, "datasets");
  const logLevel = (env.STOPBANK_LOG_LEVEL || "info") as LogLevel;
  if (!logLevels.includes(logLevel))
    throw bad("STOPBANK_LOG_LEVEL", `must be one of ${logLevels.join(", ")}`);
  const publicClient = env.STOPBANK_PUBLIC_CLIENT || "openaccess";
  if (!/^[a-z0-9][a-z0-9_-]{0,62}$/.test(publicClient))
    throw bad("STOPBANK_PUBLIC_CLIENT", "is not a client's name");
  return {
    port: wholeNumber(env, "PORT", 8081, 0, 65_535),
    host: env.HOST || "127.0.0.1",
    home,
    databaseUrl: env.DATABASE_URL || undefined,
    ownerDatabaseUrl: env.DATABASE_OWNER_URL || undefined,
    datasets: isRemote(datasets) ? datasets : resolve(datasets),
    cacheBytes: wholeNumber(env, "STOPBANK_CACHE_MB", 512, 16, 1_048_576) * 1_048_576,
    tokenKeys: tokenKeys(env.STOPBANK_TOKEN_KEY),
    operatorToken: operatorToken(env.STOPBANK_OPERATOR_TOKEN),
    publicClient,
    demo: flag(env, "STOPBANK_DEMO"),
    trustedProxies: (env.STOPBANK_TRUSTED_PROXIES || "127.0.0.1,::1")
      .split(",")
      .map((address) => address.trim())
      .filter((address) => address !== ""),
    threads: wholeNumber(
      env,
      "STOPBANK_THREADS",
      Math.max(2, Math.min(4, availableParallelism() - 1)),
      1,
      64,
    ),
    areaSeconds: wholeNumber(env, "STOPBANK_AREA_SECONDS", 20, 1, 600),
    visitorPositions: wholeNumber(env, "STOPBANK_VISITOR_POSITIONS", 2_000_000, 100_000, 1_000_000_000),
    memberPositions: wholeNumber(env, "STOPBANK_MEMBER_POSITIONS", 6_000_000, 100_000, 1_000_000_000),
    visitorAreas: wholeNumber(env, "STOPBANK_VISITOR_AREAS", 200, 1, 1_000_000),
    visitorAreaBytes:
      wholeNumber(env, "STOPBANK_VISITOR_AREA_MB", 10, 8, 100_000, "the largest area has 8") * 1_048_576,
    clientAreaBytes:
      wholeNumber(env, "STOPBANK_CLIENT_AREA_MB", 200, 32, 1_000_000, "a quarter holds the largest area, 8") *
      1_048_576,
    visitorAreaDays: wholeNumber(env, "STOPBANK_VISITOR_AREA_DAYS", 30, 1, 36_500),
    memberAreaDays: wholeNumber(env, "STOPBANK_MEMBER_AREA_DAYS", 365, 1, 36_500),
    publicUrl: address("PUBLIC_URL", env.PUBLIC_URL || "http://localhost:8080", /^https?:$/),
    smtpUrl: env.STOPBANK_SMTP_URL
      ? address("STOPBANK_SMTP_URL", env.STOPBANK_SMTP_URL, /^smtps?:$/, { mayHoldLogin: true })
      : undefined,
    mailFrom: mailFrom(env.STOPBANK_MAIL_FROM || "Stopbank <no-reply@localhost.localdomain>"),
    feedbackMail: mailAddress("STOPBANK_FEEDBACK_MAIL", env.STOPBANK_FEEDBACK_MAIL),
    ownProviders: ownProviders(env.STOPBANK_OWN_PROVIDERS || ""),
    geocoder: geocoder(env),
    logLevel,
    sentryDsn: readDsn(env),
  };
}

/** @param why there is such a least value, where that is not plain. */
function wholeNumber(
  env: NodeJS.ProcessEnv,
  name: string,
  otherwise: number,
  least: number,
  most: number,
  why = "",
): number {
  const text = env[name];
  if (text === undefined || text === "") return otherwise;
  const value = Number(text);
  if (!(Number.isInteger(value) && value >= least && value <= most))
    throw bad(
      name,
      `must be a whole number from ${least} to ${most}${why === "" ? "" : ` (${why})`}, and is "${text}"`,
    );
  return value;
}

function flag(env: NodeJS.ProcessEnv, name: string): boolean {
  const text = env[name] || "0";
  if (text !== "0" && text !== "1") throw bad(name, `must be 1 or 0, and is "${text}"`);
  return text === "1";
}

/** The value may hold a password and stays out of the sentence. */
function address(name: string, text: string, scheme: RegExp, { mayHoldLogin = false } = {}): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !scheme.test(url.protocol) || url.hostname === "")
    throw bad(name, `must be an address of the kind ${scheme.source.replace(/[\^$:?]/g, "")}`);
  if (!mayHoldLogin && (url.username !== "" || url.password !== ""))
    throw bad(name, "must be an address without a user name and a password before its host");
  return url;
}

function mailFrom(text: string): string {
  if (!/^[^<>\r\n"]*<[^<>\s@]+@[^<>\s@]+>$|^[^<>\s@]+@[^<>\s@]+$/.test(text))
    throw bad("STOPBANK_MAIL_FROM", 'must be an address, or "Name <address>"');
  return text;
}

function mailAddress(name: string, text: string | undefined): string | undefined {
  if (text === undefined || text === "") return undefined;
  if (!/^[^<>\s@,;"]+@[^<>\s@,;"]+$/.test(text)) throw bad(name, "must be one e-mail address");
  return text;
}

/** As `URL.host` has them. */
function ownProviders(text: string): readonly string[] {
  return text
    .split(",")
    .map((host) => host.trim().toLowerCase())
    .filter((host) => host !== "")
    .map((host) => {
      if (/[/@?#\s]/.test(host) || !URL.canParse(`https://${host}`))
        throw bad(
          "STOPBANK_OWN_PROVIDERS",
          `names "${host}", which is no host, such as login.bay.local:8443`,
        );
      return host;
    });
}

function geocoder(env: NodeJS.ProcessEnv): ApiConfig["geocoder"] {
  if (!env.STOPBANK_GEOCODER) return undefined;
  const inOwnNetwork = flag(env, "STOPBANK_GEOCODER_IN_OWN_NETWORK");
  const url = address("STOPBANK_GEOCODER", env.STOPBANK_GEOCODER, inOwnNetwork ? /^https?:$/ : /^https:$/);
  return { url, inOwnNetwork, credit: env.STOPBANK_GEOCODER_CREDIT || "© OpenStreetMap contributors" };
}

function tokenKeys(text: string | undefined): KeyRing | undefined {
  if (text === undefined || text === "") return undefined;
  const [newest, ...older] = text.split(",").map((each) => {
    const key = Buffer.from(each.trim(), "base64url");
    // The value itself is a secret and stays out of the sentence.
    if (!/^[\w-]+$/.test(each.trim()) || key.length < 32)
      throw bad(
        "STOPBANK_TOKEN_KEY",
        "must be 32 bytes or more in base64url, or several with commas between",
      );
    return key;
  });
  return newest && [newest, ...older];
}

function operatorToken(text: string | undefined): string | undefined {
  if (text === undefined || text === "") return undefined;
  if (!/^[\w-]{32,}$/.test(text))
    throw bad("STOPBANK_OPERATOR_TOKEN", "must be 32 letters, digits, - or _, or more");
  return text;
}

const bad = (name: string, why: string) =>
  new DomainError("invalid", "config/bad-setting", `The setting ${name} ${why}.`);
