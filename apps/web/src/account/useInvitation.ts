import { ApiError } from "@stopbank/contract/client";
import type { Invitation } from "@stopbank/contract/people";
import { useEffect, useState } from "react";
import { goTo } from "../routing/goTo.ts";
import { switchClient, toasts } from "../session/state.ts";
import { acceptInvitation, type CarriedInvitation, invitationOf, readInvitation } from "./invitation.ts";

type FoundInvitation =
  | { readonly state: "none" | "loading" }
  | { readonly state: "open"; readonly invitation: Invitation }
  | { readonly state: "over"; readonly why: string };

const wordsOf = (error: unknown) => (error instanceof ApiError ? error.message : "Something went wrong.");

/** What the invitation says whose link was followed, and accepts it for who has logged in. */
export function useInvitation(search: string, isSignedIn: boolean): FoundInvitation {
  const [found, setFound] = useState<FoundInvitation>(() =>
    invitationOf(search) === undefined ? { state: "none" } : { state: "loading" },
  );
  useEffect(() => {
    const carried = invitationOf(search);
    if (carried === undefined) return undefined;
    let isCurrent = true;
    if (isSignedIn) void accept(carried);
    else
      readInvitation(carried).then(
        (invitation) => isCurrent && setFound({ state: "open", invitation }),
        (error: unknown) => isCurrent && setFound({ state: "over", why: wordsOf(error) }),
      );
    return () => {
      isCurrent = false;
    };
  }, [search, isSignedIn]);
  return found;
}

/** Whoever has signed up by it is a member already: then there is nothing left of it. */
async function accept(carried: CarriedInvitation): Promise<void> {
  try {
    await acceptInvitation(carried);
    toasts.success("You are a member now.");
  } catch (error) {
    if (!(error instanceof ApiError && error.code === "people/invitation-over")) {
      toasts.error(wordsOf(error));
      return goTo("/home", { replace: true });
    }
  }
  await switchClient(carried.client_name, "/home");
}
