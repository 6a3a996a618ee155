import type { CallApi } from "@stopbank/contract/client";
import type { Get, Token } from "../common.ts";
import { createOwnServices, type OwnParts } from "./callerServices.ts";
import type { CallerClient } from "./callerTokens.ts";
import { api } from "./callerTokens.ts";

/** For whom a job works, as looked up when it began. */
export interface JobOwner {
  readonly userId: string;
  readonly role: string;
  readonly client: CallerClient;
}

export interface JobServicesParts extends Omit<OwnParts, "whoAsks"> {
  /** The API as the job's owner, made when it is first asked for. */
  readonly call: () => Promise<CallApi>;
}

/** The services of one job: its owner's, in the client it was started in. */
export function createJobServices(
  { userId, role, client }: JobOwner,
  { call, ...parts }: JobServicesParts,
): Get {
  const whoAsks = async () => ({ kind: "job" as const, userId, roles: [role], client });
  const own = createOwnServices({ ...parts, whoAsks });
  let made: Promise<CallApi> | undefined;
  return ((wanted: Token<unknown>) => {
    if (wanted.name !== api.name) return own(wanted);
    made ??= call();
    return made;
  }) as Get;
}
