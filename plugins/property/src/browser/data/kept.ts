import type { SWRConfiguration } from "swr";

const dayMs = 24 * 60 * 60 * 1000;

/**
 * For what follows from the dataset, whose version is in the key: asked once in 24 hours (specification 2, section 4), and
 * never because somebody came back to the window. The cache is the client's own, and goes with it.
 */
export const keptForADay: SWRConfiguration<never, Error> = {
  dedupingInterval: dayMs,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
};
