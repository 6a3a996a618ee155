import type { ClientUser } from "@stopbank/contract/people";
import { routes } from "@stopbank/contract/routes";
import { useCall, useToaster } from "@stopbank/plugin-api/browser";
import { useState } from "react";
import { refusalWords } from "../../../domain/refusalWords.ts";

/** Sends people who are invited another link. */
export function useResending() {
  const call = useCall();
  const toaster = useToaster();
  /** To whom one is on its way, by uuid. */
  const [resending, setResending] = useState<ReadonlySet<string>>(new Set());

  const resend = async ({ user_uuid, email }: ClientUser) => {
    setResending((before) => before.union(new Set([user_uuid])));
    try {
      await call(routes.resendInvite, { body: { email } });
      toaster.success(`Successfully resent invite to ${email}`);
    } catch (error) {
      toaster.error(refusalWords(error, `Email invite failed for ${email}`));
    }
    setResending((before) => before.difference(new Set([user_uuid])));
  };
  return { resending, onResend: (user: ClientUser) => void resend(user) };
}
