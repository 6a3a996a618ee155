import { useClient } from "@stopbank/plugin-api/browser";
import { DomainsView } from "./DomainsView.tsx";
import { useEmailDomains } from "./useEmailDomains.ts";

/** Asks once it is drawn, which its panel does when it is opened. */
export function Domains() {
  const { displayName } = useClient();
  return <DomainsView domains={useEmailDomains()} organisation={displayName} />;
}
