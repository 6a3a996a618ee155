import { DomainError } from "@stopbank/errors";
import type { JobsOf } from "@stopbank/plugin-api/server-host";
import type { Store } from "@stopbank/store";
import { cancelJob, findJob, findJobOutput } from "@stopbank/store/jobs";
import { tellJobChange } from "../changes.ts";
import { downloadOf, type KeptFiles } from "../files/keptFiles.ts";
import type { JobStarter, StartedJob } from "./jobStarter.ts";

/** Jobs as those who ask for them have them: their own, in one client. */
export const createJobsOf =
  (store: Store, starter: JobStarter, kept: KeptFiles): JobsOf =>
  (owner) => {
    const { clientId, userId } = owner;
    const find = (id: string) => store.withClient(clientId, (tx) => findJob(tx, userId, id));
    const begun = async ({ id, isNew }: StartedJob) => {
      if (isNew) await tellJobChange(store, { ...owner, id });
      const job = await find(id);
      if (job === undefined) throw new DomainError("not-found", "jobs/none", "The job is no longer kept.");
      return { job, isNew };
    };
    return {
      find,
      findFile: async (id, name) => {
        const output = await store.withClient(clientId, (tx) => findJobOutput(tx, userId, id, name));
        return output && downloadOf(output, kept);
      },
      start: async (kind, params, key, isMailWanted) =>
        begun(await starter.start({ ...owner, kind, params, key, isMailWanted })),
      startAgain: async (id) => {
        const started = await starter.startAgain({ ...owner, id });
        return started && begun(started);
      },
      cancel: async (id) => {
        const job = await store.withClient(clientId, (tx) => cancelJob(tx, userId, id));
        if (job !== undefined) await tellJobChange(store, { ...owner, id });
        return job;
      },
    };
  };
