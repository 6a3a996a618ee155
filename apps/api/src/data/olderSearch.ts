import { existsSync } from "node:fs";
import { findOlderIndex, makeOlderIndex } from "@stopbank/dataset/indexing";
import type { Dataset } from "@stopbank/dataset/read";
import { DomainError } from "@stopbank/errors";

/** Search indexes of datasets that were published before there was a search, made on this machine. */
export interface OlderSearch {
  /**
   * Where a dataset's index is. It begins to be made where there is none; those of several datasets are made one after the other.
   *
   * @throws DomainError `search/being-prepared`, `search/not-prepared` for some minutes after it failed.
   */
  pathOf(dataset: Pick<Dataset, "client" | "version">): Promise<string>;
}

export interface OlderSearchLimits {
  readonly mostSeconds: number;
  readonly mostBytes: number;
  /** After a failure it is not tried again for so long. */
  readonly pauseMs: number;
}

/** A million addresses take half a minute and 280 MB. */
const usualLimits: OlderSearchLimits = { mostSeconds: 1_800, mostBytes: 2 << 30, pauseMs: 600_000 };

type Making =
  | { readonly state: "made"; readonly path: string }
  | { readonly state: "under way" }
  | { readonly state: "failed"; readonly why: unknown; readonly atMs: number };

/**
 * @param address of the storage that the datasets lie in.
 * @param keptIn a folder of this machine, shared between processes.
 */
export function createOlderSearch(
  address: string,
  keptIn: string,
  { mostSeconds, mostBytes, pauseMs }: OlderSearchLimits = usualLimits,
): OlderSearch {
  const making = new Map<string, Making>();
  let last: Promise<void> = Promise.resolve();
  return {
    async pathOf({ client, version }) {
      const task = { address, client, version, keptIn, mostBytes };
      const name = `${client}/${version}`;
      const before = making.get(name);
      // It may have gone while another version was current.
      if (before?.state === "made" && existsSync(before.path)) return before.path;
      const path = before?.state === "under way" ? undefined : await findOlderIndex(task);
      if (path !== undefined) {
        making.set(name, { state: "made", path });
        return path;
      }
      const known = making.get(name);
      if (known?.state === "under way") throw beingPrepared();
      if (known?.state === "failed" && performance.now() - known.atMs < pauseMs) throw notPrepared(known.why);
      making.set(name, { state: "under way" });
      last = last.then(async () => {
        try {
          // Another process may have made it meanwhile.
          const path =
            (await findOlderIndex(task)) ??
            (await makeOlderIndex(task, AbortSignal.timeout(mostSeconds * 1_000)));
          making.set(name, { state: "made", path });
        } catch (why) {
          making.set(name, { state: "failed", why, atMs: performance.now() });
        }
      });
      throw beingPrepared();
    },
  };
}

const beingPrepared = () =>
  new DomainError(
    "unavailable",
    "search/being-prepared",
    "The search of this data is being prepared. Try again in a minute.",
    { retryAfterSeconds: 5, isExpected: true },
  );

const notPrepared = (cause: unknown) =>
  new DomainError(
    "unavailable",
    "search/not-prepared",
    "The search of this data could not be prepared. It is tried again in some minutes; if that does not help, ask an administrator to import the data again.",
    { cause, retryAfterSeconds: 600 },
  );
