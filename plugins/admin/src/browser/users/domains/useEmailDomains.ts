import { routes } from "@stopbank/contract/routes";
import { useCall, useClient } from "@stopbank/plugin-api/browser";
import { type Loadable, toLoadable } from "@stopbank/ui/loadable";
import useSWR from "swr";

/** Of what is kept of a client's domains: who changes them says so by it. */
export const emailDomainsKey = (clientName: string) => [clientName, "email-domains"] as const;

/** The e-mail domains whose people become members by signing up. */
export function useEmailDomains(): Loadable<readonly string[]> {
  const call = useCall();
  const { name } = useClient();
  return toLoadable(
    useSWR<readonly string[], Error>(emailDomainsKey(name), () => call(routes.emailDomains, {}), {
      revalidateOnMount: true,
    }),
  );
}
