import type { ClientUser } from "@stopbank/contract/people";
import { routes } from "@stopbank/contract/routes";
import { useCall, useClient } from "@stopbank/plugin-api/browser";
import { useState } from "react";
import useSWR from "swr";
import { usersKey } from "../../users/list/useUsers.ts";

const nobody: readonly ClientUser[] = [];

/** The people of the client in use, asked for once somebody is about to choose one: there may be ten thousand. */
export function usePeopleToPick() {
  const call = useCall();
  const { name } = useClient();
  const [isWanted, setWanted] = useState(false);
  const { data } = useSWR<readonly ClientUser[], Error>(isWanted ? usersKey(name) : null, () =>
    call(routes.clientUsers, {}),
  );
  return { people: data ?? nobody, isKnown: data !== undefined, pick: () => setWanted(true) };
}
