import type { OwnAccount, OwnSession } from "@stopbank/contract/own-account";
import { routes } from "@stopbank/contract/routes";
import { useCall } from "@stopbank/plugin-api/browser";
import { type Loadable, toLoadable } from "@stopbank/ui/loadable";
import useSWR from "swr";

/** What the server says of the person's own account; `refresh` asks again after a change. */
export function useOwnAccount(): { readonly account: Loadable<OwnAccount>; refresh(): Promise<unknown> } {
  const call = useCall();
  const answer = useSWR<OwnAccount, Error>("own-account", () => call(routes.ownAccount, {}), {
    revalidateOnMount: true,
  });
  return { account: toLoadable(answer), refresh: () => answer.mutate() };
}

export function useOwnSessions(): {
  readonly sessions: Loadable<readonly OwnSession[]>;
  refresh(): Promise<unknown>;
} {
  const call = useCall();
  const answer = useSWR<OwnSession[], Error>("own-sessions", () => call(routes.ownSessions, {}), {
    revalidateOnMount: true,
  });
  return { sessions: toLoadable(answer), refresh: () => answer.mutate() };
}
