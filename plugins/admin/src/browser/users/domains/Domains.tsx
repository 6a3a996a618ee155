import { useClient } from "@stopbank/plugin-api/browser";
import { DomainsView } from "./DomainsView.tsx";
import { useEmailDomains } from "./useEmailDomains.ts";

export const Domains = () => (
  <DomainsView domains={useEmailDomains()} organisation={useClient().displayName} />
);
