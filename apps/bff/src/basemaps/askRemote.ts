import type { LookupFunction } from "node:net";
import { DomainError } from "@stopbank/errors";
import { isPublicHost, lookUpPublic } from "@stopbank/http-edge/public-address";
import { Agent, cacheStores, type Dispatcher, fetch, interceptors, type Response } from "undici";
import type { ConfiguredSource } from "./remoteSource.ts";

export interface RemoteAnswer {
  readonly bytes: Buffer;
  /** In lower case, without parameters; empty where it is not said. */
  readonly contentType: string;
  /** How long it may be kept, in seconds, as its terms say; 0 where they do not. */
  readonly freshSeconds: number;
}

export interface Remote {
  /**
   * Fetches one thing of a source.
   *
   * @param template an address in which `{key}` may stand.
   * @param signal ends the wait; the answer stays within what it may take without.
   * @returns undefined where there is nothing, which a source says with 204, 404 or 410.
   * @throws DomainError `basemap/refused` where it leads to what it may not, `basemap/unreachable`.
   */
  get(from: ConfiguredSource, template: string, signal?: AbortSignal): Promise<RemoteAnswer | undefined>;
  close(): Promise<void>;
}

/** What an answer may take. */
export interface RemoteLimits {
  readonly answerMs: number;
  readonly mostBytes: number;
  /** Everything that is kept, in memory, by the headers of what was answered (RFC 9111). */
  readonly cacheBytes: number;
}

export const usualRemoteLimits: RemoteLimits = {
  answerMs: 10_000,
  mostBytes: 4 * 1_048_576,
  cacheBytes: 64 * 1_048_576,
};

const mostRedirects = 2;
/** A source that is slow to all holds no more than these connections. */
const connectionsEach = 32;

/** Asks sources in other places, over connections that lead into the internet alone unless a source says otherwise. */
export function createRemote({ answerMs, mostBytes, cacheBytes }: RemoteLimits = usualRemoteLimits): Remote {
  const store = new cacheStores.MemoryCacheStore({ maxSize: cacheBytes, maxEntrySize: mostBytes });
  const agents: Agent[] = [];
  const dispatcherWith = (lookup: LookupFunction | undefined): Dispatcher => {
    const agent = new Agent({
      connections: connectionsEach,
      headersTimeout: answerMs,
      bodyTimeout: answerMs,
      maxResponseSize: mostBytes,
      connect: { timeout: answerMs / 2, ...(lookup === undefined ? {} : { lookup }) },
    });
    agents.push(agent);
    return agent.compose(interceptors.cache({ store, methods: ["GET"], type: "shared" }));
  };
  const intoInternet = dispatcherWith(lookUpPublic(refused));
  const anywhere = dispatcherWith(undefined);

  const follow = async (
    from: ConfiguredSource,
    url: URL,
    signal: AbortSignal,
    redirects = 0,
  ): Promise<Response> => {
    requireAllowed(from, url);
    const answer = await fetch(url, {
      dispatcher: from.source.inOwnNetwork === true ? anywhere : intoInternet,
      redirect: "manual",
      signal,
    });
    const location = answer.headers.get("location");
    if (answer.status < 300 || answer.status >= 400 || location === null) return answer;
    await answer.body?.cancel();
    if (redirects === mostRedirects || !URL.canParse(location, url.href)) throw refused();
    return follow(from, new URL(location, url), signal, redirects + 1);
  };

  return {
    async get(from, template, signal) {
      const limit = AbortSignal.timeout(answerMs);
      const either = signal === undefined ? limit : AbortSignal.any([limit, signal]);
      try {
        const answer = await follow(from, addressOf(from, template), either);
        if ([204, 404, 410].includes(answer.status)) {
          await answer.body?.cancel();
          return undefined;
        }
        if (answer.status !== 200) {
          await answer.body?.cancel();
          throw unreachable(`it answered ${answer.status}`);
        }
        return {
          bytes: await bytesUpTo(answer, mostBytes),
          contentType:
            (answer.headers.get("content-type") ?? "").split(";", 1)[0]?.trim().toLowerCase() ?? "",
          freshSeconds: freshSecondsOf(answer.headers),
        };
      } catch (error) {
        // Who has gone is not the source's fault.
        if (signal?.aborted === true) throw signal.reason;
        throw error instanceof DomainError ? error : asDomainError(error);
      }
    },
    close: async () => {
      await Promise.all(agents.map((agent) => agent.destroy()));
    },
  };
}

const addressOf = ({ key }: ConfiguredSource, template: string) =>
  new URL(template.replaceAll("{key}", encodeURIComponent(key ?? "")));

/** @throws DomainError `basemap/refused` for a host that is not the source's own nor among those it may send us on to. */
function requireAllowed({ source }: ConfiguredSource, url: URL): void {
  const hosts = [new URL(source.url).host, ...(source.hosts ?? [])].map((host) => host.toLowerCase());
  const isSafe = url.protocol === "https:" || (url.protocol === "http:" && source.url.startsWith("http:"));
  if (!hosts.includes(url.host) || !isSafe || url.username !== "" || url.password !== "") throw refused();
  if (source.inOwnNetwork !== true && !isPublicHost(url)) throw refused();
}

async function bytesUpTo(answer: Response, most: number): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let taken = 0;
  for await (const part of answer.body ?? []) {
    taken += part.byteLength;
    // Counted as unpacked: a small answer may be packed from a large one.
    if (taken > most) throw unreachable(`it answered more than ${most} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** RFC 9111, for a cache that others share: what may not be kept is not. */
function freshSecondsOf(headers: { get(name: string): string | null }): number {
  const said = (headers.get("cache-control") ?? "").toLowerCase();
  if (/\b(no-store|no-cache|private)\b/.test(said)) return 0;
  const seconds = Number(/\bs-maxage=(\d+)/.exec(said)?.[1] ?? /\bmax-age=(\d+)/.exec(said)?.[1] ?? 0);
  return Math.max(0, seconds - Number(headers.get("age") ?? 0));
}

const asDomainError = (cause: unknown) =>
  cause instanceof Error && cause.cause instanceof DomainError ? cause.cause : unreachable(kindOf(cause));

/** Never its message, in which an address with a key may stand. */
const kindOf = (cause: unknown) => {
  const inner = cause instanceof Error && cause.cause instanceof Error ? cause.cause : cause;
  if (!(inner instanceof Error)) return "unknown";
  // A DOMException's code is a number that says nothing: its name is `TimeoutError`.
  return "code" in inner && typeof inner.code === "string" ? inner.code : inner.name;
};

const refused = () =>
  new DomainError(
    "unavailable",
    "basemap/refused",
    "The background map leads to an address that it may not.",
  );
const unreachable = (why: string) =>
  new DomainError("unavailable", "basemap/unreachable", "The background map does not answer as it should.", {
    why,
  });
