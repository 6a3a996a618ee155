import { ApiError } from "@stopbank/contract/client";
import type { CreatedClient } from "@stopbank/contract/installation";
import { routes } from "@stopbank/contract/routes";
import { useCall } from "@stopbank/plugin-api/browser";
import { useState } from "react";
import {
  blankClient,
  clientFaults,
  fieldOfRefusal,
  type NewClient,
  type NewClientFaults,
  suggestedName,
} from "../../../domain/people/newClient.ts";
import { refusalWords } from "../../../domain/refusalWords.ts";
import type { NewClientViewProps } from "./NewClientView.tsx";

/** Asks what a client is to be, and creates it. What was typed stays until it is created, also where the dialog was closed. */
export function useCreating(onCreated: (made: CreatedClient) => void): {
  readonly open: () => void;
  readonly form: NewClientViewProps;
} {
  const call = useCall();
  const [isOpen, setOpen] = useState(false);
  const [asked, setAsked] = useState(blankClient);
  const [isOwnName, setOwnName] = useState(false);
  const [faults, setFaults] = useState<NewClientFaults>({});
  const [refusal, setRefusal] = useState<string>();
  const [isWorking, setWorking] = useState(false);

  const change = (field: keyof NewClient, text: string) => {
    const isNamed = isOwnName || field === "name";
    // The name in addresses follows what people read until somebody writes one.
    const follows = field === "displayName" && !isNamed;
    setAsked((before) => ({ ...before, [field]: text, ...(follows ? { name: suggestedName(text) } : {}) }));
    if (field === "name") setOwnName(text !== "");
    setFaults(({ [field]: _, name, ...others }) =>
      follows || field === "name" || name === undefined ? others : { ...others, name },
    );
  };
  const refused = (error: unknown) => {
    const words = refusalWords(error, "The client could not be created. Try again.");
    const field = error instanceof ApiError ? fieldOfRefusal(error.code) : undefined;
    if (field === undefined) setRefusal(words);
    else setFaults({ [field]: words });
  };
  const create = async () => {
    if (isWorking) return;
    const found = clientFaults(asked);
    setFaults(found);
    setRefusal(undefined);
    if (Object.keys(found).length > 0) return;
    setWorking(true);
    try {
      const { name, displayName: display_name, administrator } = asked;
      onCreated(await call(routes.createClient, { body: { name, display_name, administrator } }));
      setOpen(false);
      setAsked(blankClient);
      setOwnName(false);
    } catch (error) {
      refused(error);
    }
    setWorking(false);
  };

  return {
    open: () => {
      setFaults({});
      setRefusal(undefined);
      setOpen(true);
    },
    form: {
      isOpen,
      asked,
      faults,
      refusal,
      isWorking,
      onChange: change,
      // What is under way ends one way or the other, and the dialog says which.
      onCancel: () => {
        if (!isWorking) setOpen(false);
      },
      onCreate: create,
    },
  };
}
