import type { ApiTokens } from "@stopbank/contract/api-tokens";
import { routes } from "@stopbank/contract/routes";
import { useCall, useClient } from "@stopbank/plugin-api/browser";
import { mapLoadable, toLoadable } from "@stopbank/ui/loadable";
import useSWR from "swr";

/** The tokens as the server has them. */
export function useTokens() {
  const call = useCall();
  const { name, displayName } = useClient();
  const tokens = useSWR<ApiTokens, Error>([name, "api-tokens"], () => call(routes.apiTokens, {}), {
    revalidateOnMount: true,
  });
  return {
    tokens: mapLoadable(toLoadable(tokens), (answer) => answer.tokens),
    organisation: displayName,
    refresh: () => void tokens.mutate(),
  };
}
