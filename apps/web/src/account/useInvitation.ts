import { ApiError } from "@stopbank/contract/client";
import type { Invitation } from "@stopbank/contract/people";
import { useEffect, useLayoutEffect, useState } from "react";
import { goTo } from "../routing/goTo.ts";
import {
  type CarriedInvitation,
  forgetInvitation,
  heldInvitation,
  holdInvitation,
} from "../session/heldInvitation.ts";
import { toasts } from "../session/state.ts";
import { switchClient } from "../session/switchClient.ts";
import { acceptInvitation, invitationIn, readInvitation, withoutInvitation } from "./invitation.ts";

type FoundInvitation =
  | { readonly state: "none" | "loading" }
  | { readonly state: "open"; readonly invitation: Invitation }
  | { readonly state: "over"; readonly why: string };

const wordsOf = (error: unknown) => (error instanceof ApiError ? error.message : "Something went wrong.");

/** What the invitation says whose link was followed, and accepts it for who has logged in. */
export function useInvitation(isSignedIn: boolean): FoundInvitation {
  const carried = useCarried();
  const [found, setFound] = useState<FoundInvitation>({ state: "loading" });
  useEffect(() => {
    if (carried === undefined) return undefined;
    let isCurrent = true;
    if (isSignedIn) void accept(carried);
    else {
      setFound({ state: "loading" });
      readInvitation(carried).then(
        (invitation) => isCurrent && setFound({ state: "open", invitation }),
        (error: unknown) => isCurrent && setFound({ state: "over", why: wordsOf(error) }),
      );
    }
    return () => {
      isCurrent = false;
    };
  }, [carried, isSignedIn]);
  return carried === undefined ? { state: "none" } : found;
}

/**
 * What the address carries, or carried: whoever has its token can take the invitation up, so it is taken out of the address at
 * once, and lives on in this page alone, until its pages for logging in are left. After a reload the link in the mail opens it again.
 */
function useCarried(): CarriedInvitation | undefined {
  const [carried, setCarried] = useState(() => invitationIn(window.location) ?? heldInvitation());
  useLayoutEffect(() => {
    const take = () => {
      const inAddress = invitationIn(window.location);
      if (inAddress === undefined) return;
      window.history.replaceState(window.history.state, "", withoutInvitation(window.location));
      holdInvitation(inAddress);
      setCarried((before) => (before?.invitation === inAddress.invitation ? before : inAddress));
    };
    take();
    // Another link, put into the address bar of this very page, loads nothing.
    window.addEventListener("hashchange", take);
    return () => {
      window.removeEventListener("hashchange", take);
      // Whoever logs in has this page drawn anew where it is.
      if (!window.location.pathname.startsWith("/auth/")) forgetInvitation();
    };
  }, []);
  return carried;
}

/** Whoever has signed up by it is a member already: then there is nothing left of it. */
async function accept(carried: CarriedInvitation): Promise<void> {
  forgetInvitation();
  let isNew = false;
  try {
    await acceptInvitation(carried);
    isNew = true;
  } catch (error) {
    if (!(error instanceof ApiError && error.code === "people/invitation-over")) {
      toasts.error(wordsOf(error));
      return goTo("/home", { replace: true });
    }
  }
  await switchClient(carried.client_name, "/home");
  // The change of client takes all notices away.
  if (isNew) toasts.success("You are a member now.");
}
