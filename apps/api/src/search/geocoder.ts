import type { DomainError } from "@stopbank/errors";
import { LRUCache } from "lru-cache";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import type { GeocoderSettings } from "../config.ts";
import type { Asker } from "../work/asker.ts";
import { createPlaces } from "../work/places.ts";
import type { OutsidePlace } from "./photonAnswer.ts";
import { openPhotonServer } from "./photonServer.ts";

export interface GeocoderQuestion {
  readonly text: string;
  /** Lower-case codes of ISO 3166-1; answers in other countries are left out. None takes all. */
  readonly countryCodes: readonly string[];
  /** Longitude and latitude near which places are meant. */
  readonly near: readonly [number, number];
}

export interface Geocoder {
  /**
   * What somebody names elsewhere. Nothing where it fails, is slow, is busy with others, was unreachable a moment ago, or the caller has gone
   * or asked too much.
   */
  find(question: GeocoderQuestion, asker: Asker): Promise<readonly OutsidePlace[]>;
  close(): Promise<void>;
}

export interface GeocoderLimits {
  /** The client's own results wait for it no longer. */
  readonly answerMs: number;
  /** So long a question waits until it may be asked at all: of each caller one is asked at a time. */
  readonly waitMs: number;
  /** For so long it is not asked after it has failed several times in a row. */
  readonly pauseMs: number;
  /** Questions in a minute, of a person who is signed in and of all visitors of a network. */
  readonly membersPerMinute: number;
  readonly visitorsPerMinute: number;
}

const usualLimits: GeocoderLimits = {
  answerMs: 1_500,
  waitMs: 500,
  pauseMs: 30_000,
  membersPerMinute: 60,
  visitorsPerMinute: 20,
};

const mostPlaces = 5;
/** However many ask, it is asked so many things at a time. */
const connections = 4;
/** Of one caller who types on, and of everybody. */
const mostWaitingEach = 3;
const mostWaiting = 32;
/** One failure may be of one question. */
const failuresInRow = 3;
/** Answers are kept so long, in memory alone. */
const keptMs = 10 * 60_000;
const mostKept = 1_000;

/** @param onFailure told of each failure, of which people who search hear nothing; never of what was asked. */
export function createGeocoder(
  settings: GeocoderSettings,
  onFailure: (failure: unknown) => void,
  { answerMs, waitMs, pauseMs, membersPerMinute, visitorsPerMinute }: GeocoderLimits = usualLimits,
): Geocoder {
  const server = openPhotonServer(settings, connections, answerMs);
  const turns = createPlaces({
    ...{ places: connections, mostWaitingEach, mostWaiting, mostSeconds: waitMs / 1_000 },
  });
  const members = new RateLimiterMemory({ points: membersPerMinute, duration: 60 });
  const visitors = new RateLimiterMemory({ points: visitorsPerMinute, duration: 60 });
  const kept = new LRUCache<string, readonly OutsidePlace[]>({ max: mostKept, ttl: keptMs });
  let failures = 0;
  let pausedUntilMs = 0;
  const isPaused = () => performance.now() < pausedUntilMs;

  const ask = async (address: string, signal: AbortSignal) => {
    try {
      const found = await server.ask(address, signal);
      failures = 0;
      kept.set(address, found);
      return found;
    } catch (error) {
      // Who has gone is not its fault.
      if (signal.aborted) return [];
      onFailure(error);
      if ((error as DomainError).code === "search/geocoder-refused") failures = 0;
      else if (++failures === failuresInRow) {
        failures = 0;
        pausedUntilMs = performance.now() + pauseMs;
      }
      return [];
    }
  };
  /** One that waits for no other caller's answer. */
  const askInTurn = async (address: string, asker: Asker) => {
    const leave = await turns.enter(asker).catch(() => undefined);
    try {
      // It may have begun to fail, or have answered this, meanwhile.
      if (leave === undefined || isPaused()) return [];
      return kept.get(address) ?? (await ask(address, asker.signal));
    } finally {
      leave?.();
    }
  };
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
      if (isPaused() || !(await mayAsk(asker))) return [];
      const { countryCodes } = question;
      const address = addressOf(settings.url, question);
      const places = kept.get(address) ?? (await askInTurn(address, asker));
      return places
        .filter(({ countryCode }) => countryCodes.length === 0 || countryCodes.includes(countryCode))
        .slice(0, mostPlaces);
    },
    close: () => server.close(),
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
