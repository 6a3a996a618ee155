import type { InstallationClient } from "@stopbank/contract/installation";
import { routes } from "@stopbank/contract/routes";
import { useCall } from "@stopbank/plugin-api/browser";
import { toLoadable } from "@stopbank/ui/loadable";
import useSWR from "swr";

/** The clients of the installation as the server has them. */
export function useClients() {
  const call = useCall();
  const clients = useSWR<InstallationClient[], Error>(
    "installation-clients",
    () => call(routes.installationClients, {}),
    {
      revalidateOnMount: true,
    },
  );
  return { clients: toLoadable(clients), refresh: () => void clients.mutate() };
}
