import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { apiToken } from "../../../domain/testing/apiTokens.ts";
import { RevokeTokenView } from "./RevokeTokenView.tsx";

const asked = {
  isOpen: true,
  token: apiToken(),
  isRevoking: false,
  onCancel: unheard,
  onRevoke: unheard,
};

export default statesOf(
  RevokeTokenView,
  {
    asked,
    neverUsed: { ...asked, token: apiToken({ last_used_at: null }) },
    working: { ...asked, isRevoking: true },
  },
  { coversPage: true },
);
