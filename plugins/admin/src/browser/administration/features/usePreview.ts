import { errorOf } from "@stopbank/contract/client";
import type { PreviewFlags } from "@stopbank/contract/preview";
import { useClient, useNetwork, useToaster } from "@stopbank/plugin-api/browser";
import { useState } from "react";
import { refusalWords } from "../../../domain/refusalWords.ts";

/** Begins a preview, and loads the page anew: what it kept was seen by an administrator. */
export function usePreview(open: (href: string) => void = (href) => location.assign(href)) {
  const network = useNetwork();
  const { name } = useClient();
  const toaster = useToaster();
  const [isOnTheWay, setOnTheWay] = useState(false);
  const begin = async (flags: PreviewFlags) => {
    setOnTheWay(true);
    try {
      const answer = await network.fetch("/bff/session/preview", {
        method: "PUT",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ client_name: name, flags }),
      });
      if (!answer.ok) throw await errorOf(answer);
      open("/home");
    } catch (error) {
      setOnTheWay(false);
      toaster.error(refusalWords(error, "The preview could not begin."));
    }
  };
  return { isOnTheWay, begin: (flags: PreviewFlags = {}) => void begin(flags) };
}
