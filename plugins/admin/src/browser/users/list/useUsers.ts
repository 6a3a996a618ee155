import type { ClientUser } from "@stopbank/contract/people";
import { routes } from "@stopbank/contract/routes";
import { useCall, useClient } from "@stopbank/plugin-api/browser";
import { type Loadable, toLoadable } from "@stopbank/ui/loadable";
import useSWR from "swr";

/** Of what is kept of a client's users: who changes them says so by it. */
export const usersKey = (clientName: string) => [clientName, "client-users"] as const;

/** Everybody of the client in use, asked for anew each time the page opens. */
export function useUsers(): Loadable<readonly ClientUser[]> {
  const call = useCall();
  const { name } = useClient();
  return toLoadable(
    useSWR<readonly ClientUser[], Error>(usersKey(name), () => call(routes.clientUsers, {}), {
      revalidateOnMount: true,
    }),
  );
}
