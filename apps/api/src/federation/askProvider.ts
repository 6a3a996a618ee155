import type { LookupFunction } from "node:net";
import { DomainError } from "@stopbank/errors";
import { isLoopback } from "@stopbank/http-edge/loopback";
import { isPublicHost, lookUpPublic } from "@stopbank/http-edge/public-address";
import { Agent, fetch, type RequestInit } from "undici";

export interface ProviderAsking {
  /** As `fetch`, of a provider alone. @throws DomainError `sign-in/forbidden-address`. */
  fetch(url: string, options: object): Promise<Response>;
  /** Whether a provider may be there at all. */
  isAllowed(url: URL): boolean;
  close(): Promise<void>;
}

const answerMs = 10_000;
const mostBytes = 1_048_576;

/**
 * Asks providers: in the internet and over https, at the hosts that whoever runs the installation has named in its own network
 * too, and there over http on this very machine. An administrator of a client chooses the address, and must not reach with it
 * what the server alone can reach.
 *
 * @param ownHosts as `host` or `host:port`, in lower case.
 */
export function createProviderAsking(ownHosts: readonly string[]): ProviderAsking {
  const agentWith = (lookup: LookupFunction | undefined) =>
    new Agent({
      connections: 16,
      headersTimeout: answerMs,
      bodyTimeout: answerMs,
      maxResponseSize: mostBytes,
      connect: { timeout: answerMs / 2, ...(lookup === undefined ? {} : { lookup }) },
    });
  const intoInternet = agentWith(lookUpPublic(forbidden));
  const anywhere = agentWith(undefined);
  const isOwn = ({ host }: URL) => ownHosts.includes(host);
  const isAllowed = (url: URL) =>
    url.username === "" &&
    url.password === "" &&
    (isOwn(url)
      ? url.protocol === "https:" || (url.protocol === "http:" && isLoopback(url.hostname))
      : url.protocol === "https:" && isPublicHost(url));
  return {
    isAllowed,
    async fetch(address, options) {
      const url = new URL(address);
      if (!isAllowed(url)) throw forbidden();
      const answer = await fetch(url, {
        ...(options as RequestInit),
        redirect: "manual",
        dispatcher: isOwn(url) ? anywhere : intoInternet,
        signal: AbortSignal.timeout(answerMs),
      });
      const body = await bytesUpTo(answer.body ?? [], mostBytes);
      const { status } = answer;
      const headers = [...answer.headers].filter(
        ([name]) => !/^(content-encoding|content-length)$/.test(name),
      );
      return new Response(status === 204 || status === 304 ? null : body, { status, headers });
    },
    close: async () => {
      await Promise.all([intoInternet.destroy(), anywhere.destroy()]);
    },
  };
}

/** Counted as unpacked: a small answer may be packed from a large one. */
async function bytesUpTo(
  parts: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  most: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const taken: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of parts) {
    bytes += part.byteLength;
    if (bytes > most) throw new Error(`The provider answered more than ${most} bytes.`);
    taken.push(part);
  }
  return new Uint8Array(Buffer.concat(taken));
}

const forbidden = () =>
  new DomainError(
    "unavailable",
    "sign-in/forbidden-address",
    "The organisation's sign-in leads to an address that it may not. Its administrator can mend that.",
  );
