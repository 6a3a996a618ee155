import type { ReportReady } from "@stopbank/contract/async-export";
import type { CallerJobs } from "@stopbank/plugin-api/server";

/**
 * What whoever waits for a report is told: where to fetch it once it is there; an empty message where it will never be (S2 8);
 * undefined while it is being made.
 */
export async function reportMessage(
  { find }: Pick<CallerJobs, "find">,
  jobId: string,
): Promise<string | undefined> {
  const job = await find(jobId);
  if (job !== undefined && job.endedAt === undefined) return undefined;
  const [file] = job?.outputs ?? [];
  if (job?.state !== "done" || file === undefined) return "";
  const ready: ReportReady = {
    type: "report_ready",
    download_url: `/bff/jobs/${job.id}/files/${encodeURIComponent(file.name)}`,
    name: file.name,
  };
  return JSON.stringify(ready);
}
