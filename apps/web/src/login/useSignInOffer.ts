import type { SignInOffer } from "@stopbank/contract/council-sign-in";
import { emailDomain, isEmail } from "@stopbank/contract/email";
import { useEffect, useRef, useState } from "react";
import { askServer } from "../session/sessionCalls.ts";
import { placeAfterLogIn } from "./placeAfterLogIn.ts";

/** An organisation's own sign-in. */
export interface OfferedSignIn {
  readonly name: string;
  /** Goes there, for good. */
  readonly onGo: () => void;
}

export interface SignInOffers {
  /** Of the address that is typed, unless the person would rather use a password. */
  readonly ofEmail: OfferedSignIn | undefined;
  /** Of the client whose host this is. */
  readonly ofHost: OfferedSignIn | undefined;
  /** Asks for the address, and answers whether there is one. */
  readonly ask: () => Promise<boolean>;
  readonly onPassword: () => void;
}

type Organisation = NonNullable<SignInOffer["organisation"]>;

/** Which organisation's own sign-in an address leads to, by its domain alone. Where it cannot be asked, passwords are. */
export function useSignInOffer(email: string): SignInOffers {
  const domain = isEmail(email) ? emailDomain(email) : "";
  const answers = useRef(new Map<string, Promise<Organisation | undefined>>());
  const [offered, setOffered] = useState<{ domain: string; organisation: Organisation | undefined }>();
  const [ofHost, setOfHost] = useState<Organisation>();
  const [declined, setDeclined] = useState<string>();
  useEffect(() => {
    let isHere = true;
    offerFor({}).then((organisation) => {
      if (isHere) setOfHost(organisation);
    });
    return () => {
      isHere = false;
    };
  }, []);
  const ask = async () => {
    if (domain === "" || domain === declined) return false;
    const asked = answers.current.get(domain) ?? offerFor({ email });
    answers.current.set(domain, asked);
    const organisation = await asked;
    setOffered({ domain, organisation });
    return organisation !== undefined;
  };
  const found = offered?.domain === domain && declined !== domain ? offered.organisation : undefined;
  const going = (organisation: Organisation | undefined, typed?: string): OfferedSignIn | undefined =>
    organisation && {
      name: organisation.display_name,
      onGo: () => window.location.assign(beginning(organisation.client_name, typed)),
    };
  return {
    ofEmail: going(found, email.trim()),
    ofHost: going(ofHost),
    ask,
    onPassword: () => setDeclined(domain),
  };
}

const offerFor = async (of: { readonly email?: string }): Promise<Organisation | undefined> => {
  try {
    const answer = await askServer("/bff/sign-in/offer", "POST", of);
    return ((await answer.json()) as SignInOffer).organisation ?? undefined;
  } catch (error) {
    console.warn("It could not be asked whose sign-in this is.", error);
    return undefined;
  }
};

function beginning(clientName: string, email: string | undefined): string {
  const query = new URLSearchParams({ returnTo: placeAfterLogIn(), ...(email && { email }) });
  return `/bff/sign-in/${encodeURIComponent(clientName)}/begin?${query}`;
}
