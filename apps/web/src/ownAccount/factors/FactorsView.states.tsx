import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import elsewhere from "../../factors/NoPasskeysHereView.states.tsx";
import { NoPasskeysHereView } from "../../factors/NoPasskeysHereView.tsx";
import { FactorsView } from "./FactorsView.tsx";

const account = {
  email: "kiri@larkhaven.example",
  signed_in_by: null,
  has_password: true,
  totp: null,
  passkeys: [],
  recovery_codes_left: 0,
  demanded_by: [],
  proved_until: null,
};
const empty = {
  account,
  canUsePasskeys: true,
  noPasskeys: undefined,
  isWorking: false,
  onSetUpApp: unheard,
  onRemoveApp: unheard,
  onAddPasskey: unheard,
  onRename: unheard,
  onRemovePasskey: unheard,
  onMakeCodes: unheard,
};
const passkey = (id: string, name: string, last_used_at: string | null) => ({
  id,
  name,
  created_at: "2026-11-01T00:00:00Z",
  last_used_at,
});
const full = {
  ...account,
  totp: { since: "2026-11-01T00:00:00Z", last_used_at: null },
  passkeys: [passkey("a", "Work laptop", "2026-11-20T00:00:00Z"), passkey("b", "Blue key", null)],
  recovery_codes_left: 9,
  demanded_by: ["Larkhaven District Council"],
};

export default statesOf(FactorsView, {
  empty,
  many: { ...empty, account: full },
  demanded: { ...empty, account: { ...account, demanded_by: ["Larkhaven", "Northport"] } },
  withoutPasskeys: {
    ...empty,
    canUsePasskeys: false,
    noPasskeys: <NoPasskeysHereView {...elsewhere.states["below localhost"]} />,
  },
  lastCode: { ...empty, account: { ...full, recovery_codes_left: 1 } },
  noCodes: { ...empty, account: { ...full, recovery_codes_left: 0 } },
  working: { ...empty, account: full, isWorking: true },
});
