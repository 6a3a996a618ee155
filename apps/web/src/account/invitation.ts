import type { Invitation } from "@stopbank/contract/people";
import { askServer } from "../session/sessionCalls.ts";

/** What the link of an invitation carries: the client that invites, and a token. */
export interface CarriedInvitation {
  readonly client_name: string;
  readonly invitation: string;
}

/** The invitation that an address carries, if it does. */
export function invitationOf(search: string): CarriedInvitation | undefined {
  const params = new URLSearchParams(search);
  const [client_name, invitation] = [params.get("client"), params.get("invitation")];
  return client_name === null || invitation === null ? undefined : { client_name, invitation };
}

/** @throws ApiError `people/invitation-over`. */
export const readInvitation = async (carried: CarriedInvitation): Promise<Invitation> =>
  (await askServer("/api/user/invitation", "POST", carried)).json();

/** Makes whoever is logged in a member. @throws ApiError `people/invitation-over`, `people/not-invited`. */
export async function acceptInvitation(carried: CarriedInvitation): Promise<void> {
  await askServer("/api/user/accept_invitation", "POST", carried);
}
