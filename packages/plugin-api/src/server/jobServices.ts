import type { Get } from "../common.ts";
import { createOwnServices, type OwnParts } from "./callerServices.ts";
import type { CallerClient } from "./callerTokens.ts";

/** For whom a job works, as looked up when it began. */
export interface JobOwner {
  readonly userId: string;
  readonly role: string;
  readonly client: CallerClient;
}

/** The services of one job: its owner's, in the client it was started in. */
export const createJobServices = (
  { userId, role, client }: JobOwner,
  parts: Omit<OwnParts, "whoAsks">,
): Get =>
  createOwnServices({ ...parts, whoAsks: async () => ({ kind: "job", userId, roles: [role], client }) });
