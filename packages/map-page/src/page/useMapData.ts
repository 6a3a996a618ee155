import { routes } from "@stopbank/contract/routes";
import { namesRemote, withRemoteBasemaps } from "@stopbank/map/remote-basemaps";
import { useCall, useClient, useNetwork } from "@stopbank/plugin-api/browser";
import { toLoadable } from "@stopbank/ui/loadable";
import useSWR from "swr";
import { remoteBasemaps } from "./remoteBasemaps.ts";

/** Everything the client's dataset offers, on the background maps that its list names. */
export function useLayers() {
  const call = useCall();
  const network = useNetwork();
  const { name, preferences } = useClient();
  const list = preferences.basemap_list;
  return toLoadable(
    useSWR([name, "layers"], async () => {
      const [layers, remote] = await Promise.all([
        call(routes.layers, {}),
        namesRemote(list) ? remoteBasemaps(network) : undefined,
      ]);
      return remote === undefined ? layers : withRemoteBasemaps(layers, list, remote);
    }),
  );
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
