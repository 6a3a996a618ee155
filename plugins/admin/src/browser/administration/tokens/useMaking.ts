import { type MadeApiToken, usualRequestsPerMinute, usualTokenDays } from "@stopbank/contract/api-tokens";
import { routes } from "@stopbank/contract/routes";
import { useCall, useToaster } from "@stopbank/plugin-api/browser";
import { useState } from "react";
import { exampleCall, requestsRange } from "../../../domain/apiTokens.ts";
import { refusalWords } from "../../../domain/refusalWords.ts";
import { numberIn } from "../../../domain/settings/numberIn.ts";
import type { MadeTokenViewProps } from "./MadeTokenView.tsx";
import type { NewToken, NewTokenViewProps } from "./NewTokenView.tsx";

const blank: NewToken = {
  name: "",
  scopes: ["map:read"],
  days: usualTokenDays,
  requests: String(usualRequestsPerMinute),
};

/** Asks what a token is to be, makes it, and holds its text until whoever made it has read it. */
export function useMaking(onMade: () => void) {
  const call = useCall();
  const toaster = useToaster();
  const [isAsking, setAsking] = useState(false);
  const [asked, setAsked] = useState(blank);
  const [isTried, setTried] = useState(false);
  const [isWorking, setWorking] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [made, setMade] = useState<MadeApiToken>();
  const [isShown, setShown] = useState(false);
  const requests = numberIn(asked.requests, requestsRange);

  const make = async () => {
    setTried(true);
    if (asked.name.trim() === "" || asked.scopes.length === 0 || requests === undefined) return;
    setWorking(true);
    setRefusal(undefined);
    try {
      const { name, scopes, days } = asked;
      const body = {
        name: name.trim(),
        scopes: [...scopes],
        expires_in_days: days,
        requests_per_minute: requests,
      };
      setMade(await call(routes.makeApiToken, { body }));
      setAsking(false);
      setShown(true);
      onMade();
    } catch (error) {
      setRefusal(refusalWords(error, "The token could not be made. Try again."));
    }
    setWorking(false);
  };
  const copy = async (text: string, what: string) => {
    try {
      await navigator.clipboard.writeText(text);
      toaster.success(`${what} is copied.`);
    } catch {
      // Without https, or where the browser's owner does not allow it.
      toaster.error("The browser does not let this page copy. Select the text and copy it.");
    }
  };

  const form: Omit<NewTokenViewProps, "organisation"> = {
    isOpen: isAsking,
    asked,
    isTried,
    isWorking,
    refusal,
    onChange: setAsked,
    onCancel: () => setAsking(false),
    onMake: () => void make(),
  };
  const shown: MadeTokenViewProps = {
    isOpen: isShown,
    name: made?.about.name ?? "",
    token: made?.token ?? "",
    example: exampleCall(made?.about.scopes ?? [], window.location.origin),
    onCopy: (text, what) => void copy(text, what),
    onDone: () => setShown(false),
    // Nothing of it stays in the page.
    onClosed: () => setMade(undefined),
  };
  return {
    open: () => {
      setAsked(blank);
      setTried(false);
      setRefusal(undefined);
      setAsking(true);
    },
    form,
    made: shown,
  };
}
