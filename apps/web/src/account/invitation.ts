import type { Invitation } from "@stopbank/contract/people";
import type { CarriedInvitation } from "../session/heldInvitation.ts";
import { askServer } from "../session/sessionCalls.ts";

/** The parts of an address that a link's may stand in. */
type AddressParts = Pick<Location, "pathname" | "search" | "hash">;

const names = ["client", "invitation"] as const;

/**
 * The invitation that an address carries, if it does. It stands in the fragment, which no browser sends to a server or names to
 * another page; of links that were sent before that was so, in the query.
 */
export function invitationIn({ search, hash }: AddressParts): CarriedInvitation | undefined {
  for (const part of [hash.replace(/^#/, ""), search]) {
    const params = new URLSearchParams(part);
    const [client_name, invitation] = names.map((name) => params.get(name) ?? undefined);
    if (client_name !== undefined && invitation !== undefined) return { client_name, invitation };
  }
  return undefined;
}

/** The same address without it, for the address bar and the browser's history. */
export function withoutInvitation({ pathname, search }: AddressParts): string {
  const rest = new URLSearchParams(search);
  for (const name of names) rest.delete(name);
  return pathname + (rest.size === 0 ? "" : `?${rest}`);
}

/** @throws ApiError `people/invitation-over`. */
export const readInvitation = async (carried: CarriedInvitation): Promise<Invitation> =>
  (await askServer("/api/user/invitation", "POST", carried)).json();

/** Makes whoever is logged in a member. @throws ApiError `people/invitation-over`, `people/not-invited`. */
export async function acceptInvitation(carried: CarriedInvitation): Promise<void> {
  await askServer("/api/user/accept_invitation", "POST", carried);
}
