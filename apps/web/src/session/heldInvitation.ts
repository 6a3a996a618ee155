/** What the link of an invitation carries: the client that invites, and a token. */
export interface CarriedInvitation {
  readonly client_name: string;
  readonly invitation: string;
}

/** In this page's memory alone, since whoever has its token can take the invitation up. */
let held: CarriedInvitation | undefined;

/** The invitation whose link was followed: who logs in has their pages drawn anew, and takes it up after that. */
export const heldInvitation = (): CarriedInvitation | undefined => held;

export function holdInvitation(carried: CarriedInvitation): void {
  held = carried;
}

/** It was taken up, or whoever followed the link has gone on to something else. */
export function forgetInvitation(): void {
  held = undefined;
}

/** An address with the held invitation in its fragment, as the mail's link has it: for going on at another host. */
export const withHeldInvitation = (href: string): string =>
  held === undefined
    ? href
    : `${href.replace(/#.*$/, "")}#${new URLSearchParams({ client: held.client_name, invitation: held.invitation })}`;
