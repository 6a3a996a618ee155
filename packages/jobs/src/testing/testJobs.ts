import { randomBytes } from "node:crypto";
import type { JobHost } from "@stopbank/plugin-api/server-host";
import { createJobs, type JobsParts } from "../createJobs.ts";
import { jobPlaces } from "./jobPlaces.ts";

/**
 * Does jobs for a plugin's test as the product does, only that it looks for them more often:
 * `startServerHost({ plugins, jobs: testJobs })`.
 */
export async function testJobs(
  parts: Pick<JobsParts, "store" | "plugins" | "log" | "callAs">,
): Promise<JobHost> {
  const pace = {
    pollSeconds: 0.5,
    tendSeconds: 0.4,
    leaseSeconds: 3,
    graceSeconds: 0.2,
    patienceSeconds: 0.2,
  };
  const { kept, scratch, remove } = await jobPlaces();
  const jobs = createJobs({ ...parts, kept, scratch, key: async () => randomBytes(32), works: true, pace });
  const close = async () => {
    await jobs.close();
    await remove();
  };
  try {
    await jobs.open();
  } catch (error) {
    await close();
    throw error;
  }
  return { ...jobs, close };
}
