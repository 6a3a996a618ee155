import type { RemoteBasemaps } from "@stopbank/contract/remote-basemaps";
import type { useNetwork } from "@stopbank/plugin-api/browser";

/** Background maps from other places: a map does not fail for want of them, and is shown on its own ground. */
export async function remoteBasemaps(
  network: Pick<ReturnType<typeof useNetwork>, "fetch">,
): Promise<RemoteBasemaps> {
  const response = await network.fetch("/bff/basemaps").catch(() => undefined);
  if (response?.ok !== true) return { basemaps: [], unreachable: [{ id: "all", title: "from elsewhere" }] };
  return (await response.json()) as RemoteBasemaps;
}
