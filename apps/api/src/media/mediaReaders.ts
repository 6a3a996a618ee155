import { DomainError } from "@stopbank/errors";
import { createAtOnce } from "@stopbank/fair-queue/at-once";
import type { FastifyReply } from "fastify";
import type { Asker } from "../work/asker.ts";
import { createPlaces } from "../work/places.ts";

/** How many media somebody is being sent at a time: more than a page shows. Each holds a piece of 256 KiB and what its connection has not taken. */
const mostEach = 64;
/** Visitors from all of their sites, of which there is no end. */
const mostOfVisitors = 256;

/** What is kept at hand for those who are being sent media, and whose turn it is to have more of it read. */
export interface MediaReaders {
  /** Counts an answer until it is out or its reader has gone. @throws DomainError `media/too-many-at-once`, `media/busy`. */
  begin(asker: Asker, reply: FastifyReply): void;
  /** Looks into the store once it is the reader's turn: one look of each reader at a time, however much is asked for at once. */
  look<T>(asker: Asker, read: () => Promise<T>): Promise<T>;
}

export function createMediaReaders(): MediaReaders {
  const answers = createAtOnce(mostEach, tooManyAtOnce);
  const visitors = createAtOnce(mostOfVisitors, busy);
  const places = createPlaces({
    places: 4,
    mostWaitingEach: mostEach,
    mostWaiting: 4 * mostOfVisitors,
    mostSeconds: 30,
    tooManyAtOnce,
    busy,
  });
  return {
    begin({ site, isVisitor, signal }, { raw }) {
      // Of one who has gone already nothing would say when it ends.
      signal.throwIfAborted();
      const ends = [answers.begin(site)];
      const end = () => {
        for (const each of ends) each();
      };
      try {
        if (isVisitor) ends.push(visitors.begin("all"));
      } catch (error) {
        end();
        throw error;
      }
      raw.once("close", end).once("finish", end);
    },
    async look(asker, read) {
      const leave = await places.enter(asker);
      try {
        return await read();
      } finally {
        leave();
      }
    },
  };
}

const tooManyAtOnce = () =>
  new DomainError(
    "too-many",
    "media/too-many-at-once",
    "Too many pictures and films at once from where you are. Wait for those that are on their way.",
    { retryAfterSeconds: 2 },
  );

const busy = () =>
  new DomainError(
    "unavailable",
    "media/busy",
    "Many people are looking at pictures and films just now. Try again in a moment.",
    { retryAfterSeconds: 5, isExpected: true },
  );
