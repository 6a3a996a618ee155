import { isEmailDomain } from "@stopbank/contract/email";
import { isPublicMail } from "@stopbank/contract/public-mail";
import { routes } from "@stopbank/contract/routes";
import { useCall, useClient, useToaster } from "@stopbank/plugin-api/browser";
import { useState } from "react";
import { useSWRConfig } from "swr";
import { refusalWords } from "../../../domain/refusalWords.ts";
import { emailDomainsKey, useEmailDomains } from "../../users/domains/useEmailDomains.ts";
import type { ApprovedDomainsViewProps } from "./ApprovedDomainsView.tsx";

/** Approves and withdraws e-mail domains; what was withdrawn is offered again. */
export function useApproval(): ApprovedDomainsViewProps {
  const call = useCall();
  const { name, displayName } = useClient();
  const toaster = useToaster();
  const { mutate } = useSWRConfig();
  const domains = useEmailDomains();
  const [typed, setTyped] = useState("");
  const [isTried, setTried] = useState(false);
  const [isWorking, setWorking] = useState(false);
  const [asked, setAsked] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const domain = typed.trim().toLowerCase().replace(/^@/, "");
  const problem = isEmailDomain(domain)
    ? undefined
    : "This is no e-mail domain. Write what addresses have behind their @, such as bay.govt.nz.";

  const change = async (changed: string, isApproved: boolean): Promise<boolean> => {
    setWorking(true);
    try {
      const params = { domain: changed };
      const now = isApproved
        ? await call(routes.approveEmailDomain, { params })
        : await call(routes.withdrawEmailDomain, { params });
      await mutate(emailDomainsKey(name), now, { revalidate: false });
      toaster.show({
        intent: "success",
        message: `${changed} is ${isApproved ? "approved" : "withdrawn"}.`,
        ...(isApproved ? {} : { action: { label: "Undo", run: () => void change(changed, true) } }),
      });
      return true;
    } catch (error) {
      toaster.error(refusalWords(error, `${changed} could not be ${isApproved ? "approved" : "withdrawn"}.`));
      return false;
    } finally {
      setWorking(false);
    }
  };
  const approve = async (isMeant = false) => {
    setTried(true);
    if (problem !== undefined) return;
    if (!isMeant && isPublicMail(domain)) {
      setAsked(domain);
      return setAsking(true);
    }
    const isDone = await change(domain, true);
    setAsking(false);
    if (!isDone) return;
    setTyped("");
    setTried(false);
  };

  return {
    domains,
    organisation: displayName,
    typed,
    problem: isTried && typed !== "" ? problem : undefined,
    isWorking,
    asked,
    isAsking,
    onMeant: () => void approve(true),
    onNotMeant: () => setAsking(false),
    onType: setTyped,
    onApprove: () => void approve(),
    onWithdraw: (withdrawn) => void change(withdrawn, false),
  };
}
