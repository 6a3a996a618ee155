import { ApiError } from "@stopbank/contract/client";
import { routes } from "@stopbank/contract/routes";
import { useCall, useClient } from "@stopbank/plugin-api/browser";
import { toLoadable } from "@stopbank/ui/loadable";
import useSWR from "swr";

/** How a scenario's damage to an element layer is worked out; null where nothing is stated. */
export function useMethodology(assetType: string, assetTag: string) {
  const call = useCall();
  const { name } = useClient();
  return toLoadable(
    useSWR([name, "methodology", assetType, assetTag], async () => {
      try {
        return await call(routes.consequenceMethodology, { params: { assetType, assetTag } });
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    }),
  );
}
