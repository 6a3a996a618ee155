import type { Store } from "@stopbank/store";

/** A job of somebody's that is not as it was. */
export interface JobChange {
  readonly clientId: string;
  readonly userId: string;
  readonly id: string;
}

const channel = "stopbank_jobs";

/** Tells every process that a job has changed. A hint: whoever needs to know asks for the job as well. */
export const tellJobChange = (store: Pick<Store, "notify">, change: JobChange): Promise<void> =>
  // Where it cannot be told, it is found out by asking.
  store.notify(channel, JSON.stringify(change)).catch(() => undefined);

/** Hears of changes until the returned function is called. */
export const hearJobChanges = (
  store: Pick<Store, "listen">,
  onChange: (change: JobChange) => void,
): Promise<() => Promise<void>> =>
  store.listen(channel, (payload) => onChange(JSON.parse(payload) as JobChange));
