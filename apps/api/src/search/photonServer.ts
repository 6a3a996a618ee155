import type { LookupFunction } from "node:net";
import { DomainError } from "@stopbank/errors";
import { isPublicHost, lookUpPublic } from "@stopbank/http-edge/public-address";
import { Agent, request } from "undici";
import type { GeocoderSettings } from "../config.ts";
import { type OutsidePlace, readPhotonAnswer } from "./photonAnswer.ts";

/** A geocoder of somebody else's, which is asked in Photon's words. */
export interface PhotonServer {
  /**
   * @param signal ends it; so does the time that an answer may take, which begins here.
   * @throws DomainError `search/geocoder-refused` where it takes this question for a bad one, `search/geocoder-failed`,
   * `search/forbidden-geocoder`; none says what was asked.
   */
  ask(address: string, signal: AbortSignal): Promise<readonly OutsidePlace[]>;
  close(): Promise<void>;
}

const mostBytes = 262_144;

/** @param connections so many questions are asked at a time; more would wait, and their time would run. */
export function openPhotonServer(
  { url, inOwnNetwork }: GeocoderSettings,
  connections: number,
  answerMs: number,
): PhotonServer {
  const lookup: LookupFunction | undefined = inOwnNetwork ? undefined : lookUpPublic(forbidden);
  const agent = new Agent({
    connections,
    headersTimeout: answerMs,
    bodyTimeout: answerMs,
    maxResponseSize: mostBytes,
    connect: { timeout: answerMs, ...(lookup === undefined ? {} : { lookup }) },
  });
  const answerTo = async (address: string, signal: AbortSignal) => {
    // Unlike `fetch` it unpacks nothing, so that `mostBytes` is what is read, and follows nobody elsewhere.
    const { statusCode, headers, body } = await request(address, {
      dispatcher: agent,
      headers: { accept: "application/json", "accept-encoding": "identity", "user-agent": "Stopbank" },
      signal: AbortSignal.any([signal, AbortSignal.timeout(answerMs)]),
    });
    const packing = headers["content-encoding"] ?? "identity";
    if (statusCode === 200 && packing === "identity") return body.text();
    body.on("error", () => undefined).destroy();
    if (statusCode === 200) throw failed("it answered packed");
    // Too many questions are no fault of this one.
    const isItsFault = statusCode >= 400 && statusCode < 500 && statusCode !== 429;
    throw (isItsFault ? refused : failed)(`it answered ${statusCode}`);
  };
  return {
    async ask(address, signal) {
      if (!inOwnNetwork && !isPublicHost(url)) throw forbidden();
      try {
        return readPhotonAnswer(parsed(await answerTo(address, signal)));
      } catch (error) {
        throw asDomainError(error);
      }
    },
    close: () => agent.destroy(),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The parser's own message repeats the text, in which the question may stand.
    throw failed("it answered no JSON");
  }
}

const asDomainError = (error: unknown) => {
  const known = [error, error instanceof Error ? error.cause : undefined];
  return known.find((each) => each instanceof DomainError) ?? failed(kindOf(error));
};

/** Never its message, in which an address with the question may stand. */
const kindOf = (error: unknown) => {
  if (!(error instanceof Error)) return "unknown";
  // A DOMException's code is a number that says nothing: its name is `TimeoutError`.
  return "code" in error && typeof error.code === "string" ? error.code : error.name;
};

const forbidden = () =>
  new DomainError(
    "unavailable",
    "search/forbidden-geocoder",
    "The geocoder's address is not in the internet.",
  );
const refused = (why: string) =>
  new DomainError("unavailable", "search/geocoder-refused", "The geocoder does not take this question.", {
    why,
  });
const failed = (why: string) =>
  new DomainError("unavailable", "search/geocoder-failed", "The geocoder does not answer as it should.", {
    why,
  });
