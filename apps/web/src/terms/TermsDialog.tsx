import { ApiError } from "@stopbank/contract/client";
import { routes } from "@stopbank/contract/routes";
import { useCall, useClient } from "@stopbank/plugin-api/browser";
import { useEffect, useState } from "react";
import { signOut } from "../session/leave.ts";
import { remember } from "../session/remembered.ts";
import { noteTermsAccepted } from "../session/state.ts";
import { TermsDialogView } from "./TermsDialogView.tsx";
import { termsMark } from "./termsMark.ts";
import type { AskedTerms } from "./termsToAsk.ts";

export interface TermsDialogProps extends AskedTerms {
  readonly isOpen: boolean;
  /** The installation's were accepted, here or in another tab. */
  readonly onMarked: (mark: string) => void;
}

/** Asks until the reader agrees. Whoever does not agree with their client's terms can leave the account. */
export function TermsDialog({ whose, isOpen, onMarked, ...asked }: TermsDialogProps) {
  const { config, displayName } = useClient();
  const call = useCall();
  const [{ html, version }, setTerms] = useState<Pick<AskedTerms, "html" | "version">>(asked);
  const [isAgreed, setAgreed] = useState(false);
  const [isWorking, setWorking] = useState(false);
  const [failure, setFailure] = useState<string>();
  useMarkOfOtherTabs(onMarked);

  const keep = async () => {
    if (whose === "client") {
      await call(routes.acceptTerms, { query: typeof version === "number" ? { version } : {} });
      noteTermsAccepted();
      return;
    }
    const mark = termsMark(html);
    remember("accepted_terms", mark);
    onMarked(mark);
  };
  /** What they are by now, to be agreed to as it is; where there are none any more, nothing is left to agree to. */
  const readAnew = async () => {
    const { tsncs_html, tsncs_version } = await call(routes.clientConfig, {});
    if (!tsncs_html) return noteTermsAccepted();
    setTerms({ html: tsncs_html, version: tsncs_version });
    setAgreed(false);
  };
  const keepOrReadAnew = () =>
    keep().catch(async (error: unknown) => {
      if (error instanceof ApiError && error.code === "terms/changed") await readAnew();
      throw error;
    });
  const goOn = async () => {
    setWorking(true);
    setFailure(undefined);
    try {
      await keepOrReadAnew();
    } catch (error) {
      // The client was left meanwhile, and its terms with it.
      if (error instanceof DOMException && error.name === "AbortError") return;
      setFailure(error instanceof ApiError ? error.message : "Something went wrong.");
    }
    setWorking(false);
  };
  return (
    <TermsDialogView
      client={whose === "client" ? { name: displayName, logo: config.logos.full } : undefined}
      failure={failure}
      html={html}
      isAgreed={isAgreed}
      isOpen={isOpen}
      isWorking={isWorking}
      onAgree={setAgreed}
      onContinue={() => void goOn()}
      onLeave={whose === "client" ? () => void signOut() : undefined}
    />
  );
}

/** Each tab that a browser opens again would have to be answered by itself. */
function useMarkOfOtherTabs(follow: (mark: string) => void): void {
  useEffect(() => {
    const heed = ({ key, newValue }: StorageEvent) => {
      if (key === "accepted_terms" && newValue !== null) follow(newValue);
    };
    window.addEventListener("storage", heed);
    return () => window.removeEventListener("storage", heed);
  }, [follow]);
}
