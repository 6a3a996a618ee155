import { routes } from "@stopbank/contract/routes";
import { useCall, useClient } from "@stopbank/plugin-api/browser";
import { toLoadable } from "@stopbank/ui/loadable";
import useSWR from "swr";

/** Everything the client's dataset offers. */
export function useLayers() {
  const call = useCall();
  const { name } = useClient();
  return toLoadable(useSWR([name, "layers"], () => call(routes.layers, {})));
}

/** The legends say which words the client has for damage; without them the usual ones stand. */
export function useLegends() {
  const call = useCall();
  const { name } = useClient();
  return useSWR([name, "legends"], () => call(routes.legends, {})).data;
}

export function useRegionGroups() {
  const call = useCall();
  const { name } = useClient();
  return toLoadable(useSWR([name, "regions"], () => call(routes.regions, {})));
}

export function useLayerDetails(id: string) {
  const call = useCall();
  const { name } = useClient();
  return toLoadable(
    useSWR([name, "layer details", id], async () => (await call(routes.layerDetails, { params: { id } }))[0]),
  );
}
