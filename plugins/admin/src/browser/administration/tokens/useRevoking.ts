import type { ApiToken } from "@stopbank/contract/api-tokens";
import { routes } from "@stopbank/contract/routes";
import { useCall, useToaster } from "@stopbank/plugin-api/browser";
import { useState } from "react";
import { refusalWords } from "../../../domain/refusalWords.ts";

/** Asks before a token is revoked, and does it. */
export function useRevoking(onRevoked: () => void) {
  const call = useCall();
  const toaster = useToaster();
  // The one asked about stays until another is: the dialog names it while it fades.
  const [token, setToken] = useState<ApiToken>();
  const [isOpen, setOpen] = useState(false);
  const [isRevoking, setRevoking] = useState(false);

  const revoke = async () => {
    if (token === undefined) return;
    setRevoking(true);
    try {
      await call(routes.revokeApiToken, { params: { token_id: token.token_id } });
      toaster.success(`${token.name} is revoked.`);
    } catch (error) {
      toaster.error(refusalWords(error, `${token.name} could not be revoked.`));
    }
    setRevoking(false);
    setOpen(false);
    onRevoked();
  };

  return {
    isOpen,
    isRevoking,
    token,
    ask: (asked: ApiToken) => {
      setToken(asked);
      setOpen(true);
    },
    onCancel: () => setOpen(false),
    onRevoke: () => void revoke(),
  };
}
