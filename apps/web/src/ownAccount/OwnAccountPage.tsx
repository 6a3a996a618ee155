import { useTitle } from "@stopbank/plugin-api/browser";
import { useSWRConfig } from "swr";
import { Factors } from "./factors/Factors.tsx";
import { OwnAccountView } from "./OwnAccountView.tsx";
import { Password } from "./password/Password.tsx";
import { Sessions } from "./sessions/Sessions.tsx";
import { useOwnAccount } from "./useOwnAccount.ts";

/** A person's own account. */
export function OwnAccountPage() {
  useTitle("Your account");
  const { account, refresh } = useOwnAccount();
  const { mutate } = useSWRConfig();
  return (
    <OwnAccountView
      account={account}
      factors={(known) => <Factors account={known} onChanged={refresh} />}
      password={(known) => <Password account={known} onChanged={() => void mutate("own-sessions")} />}
      sessions={<Sessions />}
    />
  );
}
