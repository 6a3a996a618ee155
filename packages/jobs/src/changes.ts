import type { Store } from "@stopbank/store";
import { type Static, Type } from "typebox";
import { Compile } from "typebox/compile";

/** A job of somebody's that is not as it was. */
const JobChange = Type.Object({
  clientId: Type.String(),
  userId: Type.String(),
  id: Type.String(),
});
export type JobChange = Readonly<Static<typeof JobChange>>;

const channel = "stopbank_jobs";
const validator = Compile(JobChange);

/** Tells every process that a job has changed. A hint: whoever needs to know asks for the job as well. */
export const tellJobChange = (store: Pick<Store, "notify">, change: JobChange): Promise<void> =>
  // Where it cannot be told, it is found out by asking.
  store.notify(channel, JSON.stringify(change)).catch(() => undefined);

/**
 * Hears of changes until the returned function is called.
 *
 * @param onMissed called when changes may have been missed: ask for what you know.
 */
export const hearJobChanges = (
  store: Pick<Store, "listen">,
  onChange: (change: JobChange) => void,
  onMissed?: () => void,
): Promise<() => Promise<void>> =>
  store.listen(
    channel,
    (payload) => {
      const change = changeOf(payload);
      if (change !== undefined) onChange(change);
    },
    onMissed,
  );

/** Whoever reaches the database can say anything on a channel; what is no change is nobody's. */
function changeOf(payload: string): JobChange | undefined {
  try {
    const change: unknown = JSON.parse(payload);
    return validator.Check(change) ? change : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
