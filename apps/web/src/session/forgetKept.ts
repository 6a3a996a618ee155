/** How keys of what this browser keeps of somebody begin: where they were, which data they saw, what they chose in the search. */
export const keptOf = {
  visits: "stopbank.visits.",
  data: "stopbank.data.",
  recent: "stopbank.recent.",
  /** What the editor of stories (`unsavedStories`) has not saved. */
  stories: "stopbank.story.",
  /** In the tab: which of their jobs they have seen, and which they wait for. */
  seenJobs: "stopbank.jobs.seen ",
  awaited: "stopbank.deliveries ",
} as const;

/** It goes with their log-out, whoever they are: the next person may sit at the same machine. */
export const forgetKept = (): void => forget(Object.values(keptOf));

/** What it says of a client's map goes when they choose another client. Work that is not saved stays, and which version they saw. */
export const forgetPlaces = (): void => forget([keptOf.visits, keptOf.recent]);

function forget(starts: readonly string[]): void {
  try {
    for (const storage of [localStorage, sessionStorage])
      for (const key of Object.keys(storage))
        if (starts.some((start) => key.startsWith(start))) storage.removeItem(key);
  } catch {
    // No storage here: nothing is kept.
  }
}
