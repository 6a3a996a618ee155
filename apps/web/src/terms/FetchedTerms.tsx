import { useClient, useSession } from "@stopbank/plugin-api/browser";
import { useFetched } from "@stopbank/ui/use-fetched";
import { useMemo, useState } from "react";
import { useSnapshot } from "valtio";
import { useLocation } from "wouter";
import { couldNotOpen } from "../couldNotOpen.ts";
import { isLoginPage } from "../routing/isLoginPage.ts";
import { recall } from "../session/remembered.ts";
import { shell } from "../session/state.ts";
import { termsToAsk } from "./termsToAsk.ts";

/**
 * The terms that the reader has to agree to before they go on: the installation's, then those of the client in use. The
 * dialog's code is fetched when there are any. Whoever logs in does that first.
 */
export function FetchedTerms() {
  const { config, settings } = useClient();
  const isSignedIn = useSession().status === "signed-in";
  const { login, acceptedTerms } = useSnapshot(shell);
  const [path] = useLocation();
  // Where storage is refused it holds until the client changes.
  const [mark, setMark] = useState(() => recall("accepted_terms"));
  const [installation, client] = [settings.tsncs_html, config.tsncs_html];
  const version = config.tsncs_version;
  const asked = useMemo(() => {
    const isDevelopment = import.meta.env.DEV;
    return termsToAsk({ installation, client, version, mark, isSignedIn, acceptedTerms, isDevelopment });
  }, [installation, client, version, mark, isSignedIn, acceptedTerms]);
  const isHeldBack = login.isOpen || isLoginPage(path);
  const Dialog = useFetched(asked !== undefined && !isHeldBack, loadDialog, (error) =>
    couldNotOpen("terms and conditions", error),
  );
  if (asked === undefined || Dialog === undefined) return null;
  return <Dialog {...asked} isOpen={!isHeldBack} key={asked.whose} onMarked={setMark} />;
}

const loadDialog = () => import("./TermsDialog.tsx").then(({ TermsDialog }) => TermsDialog);
