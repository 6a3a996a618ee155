import { routes } from "@stopbank/contract/routes";
import { useCall, useClient } from "@stopbank/plugin-api/browser";
import { type Loadable, toLoadable } from "@stopbank/ui/loadable";
import useSWR from "swr";

/** The e-mail domains whose people become members by signing up. */
export function useEmailDomains(): Loadable<readonly string[]> {
  const call = useCall();
  const { name } = useClient();
  return toLoadable(
    useSWR<readonly string[], Error>([name, "email-domains"], () => call(routes.emailDomains, {}), {
      revalidateOnMount: true,
    }),
  );
}
