import type { DomainError } from "@stopbank/errors";
import { LRUCache } from "lru-cache";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import type { GeocoderSettings } from "../config.ts";
import type { Asker } from "../work/asker.ts";
import { createPlaces } from "../work/places.ts";
import { createGeocoderHealth, type GeocoderPauses } from "./geocoderHealth.ts";
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
   * What somebody names elsewhere. Nothing where it fails, is slow, is busy with others, failed a moment ago, or the caller has gone
   * or asked too much.
   */
  find(question: GeocoderQuestion, asker: Asker): Promise<readonly OutsidePlace[]>;
  close(): Promise<void>;
}

export interface GeocoderLimits extends GeocoderPauses {
  /** The client's own results wait for it no longer. */
  readonly answerMs: number;
  /** So long a question waits until it may be asked at all: of each caller one is asked at a time. */
  readonly waitMs: number;
  /** Questions in a minute, of a person who is signed in and of all visitors of a network. */
  readonly membersPerMinute: number;
  readonly visitorsPerMinute: number;
}

const usualLimits: GeocoderLimits = {
  answerMs: 1_500,
  waitMs: 500,
  pauseMs: 30_000,
  probeMs: 5_000,
  membersPerMinute: 60,
  visitorsPerMinute: 20,
};

const mostPlaces = 5;
/** However many ask, it is asked so many things at a time. */
const connections = 4;
/** Of one caller who types on, and of everybody. */
const mostWaitingEach = 3;
const mostWaiting = 32;
/** Answers are kept so long, in memory alone. */
const keptMs = 10 * 60_000;
const mostKept = 1_000;

/** @param onFailure told of each failure, of which people who search hear nothing; never of what was asked. */
export function createGeocoder(
  settings: GeocoderSettings,
  onFailure: (failure: unknown) => void,
  limits: GeocoderLimits = usualLimits,
): Geocoder {
  const { answerMs, waitMs, membersPerMinute, visitorsPerMinute } = limits;
  const server = openPhotonServer(settings, connections, answerMs);
  const turns = createPlaces({
    ...{ places: connections, mostWaitingEach, mostWaiting, mostSeconds: waitMs / 1_000 },
  });
  const members = new RateLimiterMemory({ points: membersPerMinute, duration: 60 });
  const visitors = new RateLimiterMemory({ points: visitorsPerMinute, duration: 60 });
  const kept = new LRUCache<string, readonly OutsidePlace[]>({ max: mostKept, ttl: keptMs });
  const health = createGeocoderHealth(limits);

  const ask = async (address: string, { site, signal }: Asker) => {
    try {
      const found = await server.ask(address, signal);
      health.answered(site);
      kept.set(address, found);
      return found;
    } catch (error) {
      // Who has gone is not its fault.
      if (signal.aborted) return [];
      onFailure(error);
      if ((error as DomainError).code === "search/geocoder-refused") health.answered(site);
      else health.failed(site);
      return [];
    }
  };
  /** One that waits for no other caller's answer. */
  const askInTurn = async (address: string, asker: Asker) => {
    if (!health.mayAsk(asker.site) || !(await mayAsk(asker))) return [];
    const leave = await turns.enter(asker).catch(() => undefined);
    try {
      // It may have begun to fail, or have answered this, meanwhile.
      const known = kept.get(address);
      if (known !== undefined) return known;
      return leave !== undefined && health.begin(asker.site) ? await ask(address, asker) : [];
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
