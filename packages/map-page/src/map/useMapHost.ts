import { mapDataOf } from "@stopbank/map/data";
import type { MapHost } from "@stopbank/map/host";
import { session, useCall, useNetwork, useService, useToaster } from "@stopbank/plugin-api/browser";
import { useEffect, useMemo, useRef } from "react";
import { useMapPage } from "../page/mapPageContext.ts";
import { useRegionGroups } from "../page/useMapData.ts";

/** What the map asks of this page. Stays the same object: another host is another page of the map. */
export function useMapHost(): MapHost {
  const call = useCall();
  const network = useNetwork();
  const toaster = useToaster();
  const live = useService(session);
  const { page, selectionTab } = useMapPage();
  const regions = useRegionGroups();
  const groups = useRef<{ region_group: string; regions: { region: string }[] }[]>([]);
  useEffect(() => {
    if (regions.state === "ready") groups.current = regions.value;
  }, [regions]);
  return useMemo<MapHost>(
    () => ({
      ...mapDataOf(call),
      selectionTab,
      requestHeaders: network.headers,
      maySelect: () => live.get().status === "signed-in",
      onSelectRefused: () => {
        const logIn = () => live.askToLogIn(window.location.pathname + window.location.search);
        // The page says already that it waits for one.
        if (live.get().status === "expired") return logIn();
        toaster.show({
          intent: "info",
          message: "Login required",
          action: { label: "Log in", run: logIn },
        });
      },
      onNotice: (message, why) => {
        // Whatever a session that ended is refused, the page says once, for as long as it is so.
        if (why === undefined || live.get().status !== "expired") toaster.warning(message);
      },
      regionsToPick: () => {
        const group =
          groups.current.find(({ region_group }) => region_group === page.state.regionGroup) ??
          groups.current[0];
        return group?.regions.map(({ region }) => region) ?? [];
      },
    }),
    [call, network, toaster, live, page, selectionTab],
  );
}
