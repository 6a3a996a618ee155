import type { Network } from "@stopbank/plugin-api/browser";
import { createJobCalls, type JobCalls } from "./jobCalls.ts";
import { createLiveJobs, type LiveJobs } from "./liveJobs.ts";
import { socketAddress } from "./socketAddress.ts";

/** One's own jobs in the client in use, and what can be done with them. */
export interface OwnJobs {
  readonly live: LiveJobs;
  readonly calls: JobCalls;
}

export function createOwnJobs(network: Network, clientName: string): OwnJobs {
  const calls = createJobCalls(network);
  const openSocket = () => new WebSocket(socketAddress(location, clientName));
  return { calls, live: createLiveJobs({ calls, openSocket }) };
}
