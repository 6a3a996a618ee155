import type { LookupFunction } from "node:net";
import { DomainError } from "@stopbank/errors";
import { isPublicHost, lookUpPublic } from "@stopbank/http-edge/public-address";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { Agent, fetch } from "undici";
import type { GeocoderSettings } from "../config.ts";
import { recently } from "../http/recently.ts";
import type { Asker } from "../work/asker.ts";
import { type OutsidePlace, readPhotonAnswer } from "./photonAnswer.ts";

export interface GeocoderQuestion {
  readonly text: string;
  /** Lower-case codes of ISO 3166-1; answers in other countries are left out. None takes all. */
  readonly countryCodes: readonly string[];
  /** Longitude and latitude near which places are meant. */
  readonly near: readonly [number, number];
}

export interface Geocoder {
  /** What somebody names elsewhere. Nothing where it fails, is slow, was unreachable a moment ago, or the caller has asked too much. */
  find(question: GeocoderQuestion, asker: Asker): Promise<readonly OutsidePlace[]>;
  close(): Promise<void>;
}

export interface GeocoderLimits {
  /** The client's own results wait for it no longer. */
  readonly answerMs: number;
  /** For so long it is not asked after it has failed. */
  readonly pauseMs: number;
  /** Questions in a minute, of a person who is signed in and of all visitors of a network. */
  readonly membersPerMinute: number;
  readonly visitorsPerMinute: number;
}

const usualLimits: GeocoderLimits = {
  answerMs: 1_500,
  pauseMs: 30_000,
  membersPerMinute: 60,
  visitorsPerMinute: 20,
};

const mostPlaces = 5;
const mostBytes = 262_144;
/** However many ask, it is asked so many things at a time. */
const connections = 4;
/** Answers are kept so long, in memory alone. */
const keptMs = 10 * 60_000;
const mostKept = 1_000;

/** @param onFailure told of each failure, of which people who search hear nothing; never of what was asked. */
export function createGeocoder(
  { url, inOwnNetwork }: GeocoderSettings,
  onFailure: (error: unknown) => void,
  { answerMs, pauseMs, membersPerMinute, visitorsPerMinute }: GeocoderLimits = usualLimits,
): Geocoder {
  const lookup: LookupFunction | undefined = inOwnNetwork ? undefined : lookUpPublic(forbidden);
  const agent = new Agent({
    connections,
    headersTimeout: answerMs,
    bodyTimeout: answerMs,
    maxResponseSize: mostBytes,
    connect: { timeout: answerMs, ...(lookup === undefined ? {} : { lookup }) },
  });
  const members = new RateLimiterMemory({ points: membersPerMinute, duration: 60 });
  const visitors = new RateLimiterMemory({ points: visitorsPerMinute, duration: 60 });
  let pausedUntilMs = 0;

  const ask = recently(
    keptMs,
    async (address) => {
      if (!inOwnNetwork && !isPublicHost(url)) throw forbidden();
      const answer = await fetch(address, {
        dispatcher: agent,
        // It has no business to send us elsewhere.
        redirect: "error",
        headers: { accept: "application/json", "user-agent": "Stopbank" },
        signal: AbortSignal.timeout(answerMs),
      });
      if (answer.status !== 200) {
        await answer.body?.cancel();
        throw new Error(`The geocoder answered ${answer.status}.`);
      }
      return readPhotonAnswer(await answer.json());
    },
    mostKept,
  );
  const mayAsk = async ({ isVisitor, budgetHolder }: Asker) => {
    try {
      await (isVisitor ? visitors : members).consume(budgetHolder);
      return true;
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      return false;
    }
  };

  return {
    async find(question, asker) {
      if (performance.now() < pausedUntilMs || !(await mayAsk(asker))) return [];
      try {
        const { countryCodes } = question;
        const places = await ask(addressOf(url, question));
        return places
          .filter(({ countryCode }) => countryCodes.length === 0 || countryCodes.includes(countryCode))
          .slice(0, mostPlaces);
      } catch (error) {
        pausedUntilMs = performance.now() + pauseMs;
        onFailure(error);
        return [];
      }
    },
    close: () => agent.destroy(),
  };
}

function addressOf(url: URL, { text, countryCodes, near: [longitude, latitude] }: GeocoderQuestion): string {
  const address = new URL(url);
  address.searchParams.set("q", text);
  // Some are left out again where it knows no country codes.
  address.searchParams.set("limit", String(2 * mostPlaces));
  address.searchParams.set("lang", "en");
  address.searchParams.set("lon", longitude.toFixed(2));
  address.searchParams.set("lat", latitude.toFixed(2));
  for (const code of countryCodes) address.searchParams.append("countrycode", code.toUpperCase());
  return address.href;
}

const forbidden = () =>
  new DomainError(
    "unavailable",
    "search/forbidden-geocoder",
    "The geocoder's address is not in the internet.",
  );
