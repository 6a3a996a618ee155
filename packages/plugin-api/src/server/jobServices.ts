import type { CallApi } from "@stopbank/contract/client";
import type { Get, Token } from "../common.ts";
import { createOwnServices, type OwnParts } from "./callerServices.ts";
import type { CallerClient } from "./callerTokens.ts";
import { api } from "./callerTokens.ts";
import { bind, fetchFile, type JobDoors, print } from "./jobDoors.ts";

/** For whom a job works, as looked up when it began. */
export interface JobOwner {
  readonly userId: string;
  readonly role: string;
  readonly client: CallerClient;
}

/** The API and its doors as a job's owner. */
export interface AsOwner {
  readonly call: CallApi;
  /** @throws DomainError where there are none. */
  readonly doors: () => JobDoors;
}

export interface JobServicesParts extends Omit<OwnParts, "whoAsks"> {
  /** Made when it is first asked for. */
  readonly asOwner: () => Promise<AsOwner>;
}

/** The services of one job: its owner's, in the client it was started in. */
export function createJobServices(
  { userId, role, client }: JobOwner,
  { asOwner, ...parts }: JobServicesParts,
): Get {
  const whoAsks = async () => ({ kind: "job" as const, userId, roles: [role], client });
  const own = createOwnServices({ ...parts, whoAsks });
  let made: Promise<AsOwner> | undefined;
  const owned = () => {
    made ??= asOwner();
    return made;
  };
  const ofOwner: Readonly<Record<string, (owner: AsOwner) => unknown>> = {
    [api.name]: ({ call }) => call,
    [fetchFile.name]: ({ doors }) => doors().fetchFile,
    [print.name]: ({ doors }) => doors().print,
    [bind.name]: ({ doors }) => doors().bind,
  };
  return (async (wanted: Token<unknown>) => {
    const take = ofOwner[wanted.name];
    return take === undefined ? own(wanted) : take(await owned());
  }) as Get;
}
