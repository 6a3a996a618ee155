import type { InboxCounts } from "@stopbank/contract/inbox";
import { hasAccess } from "@stopbank/contract/roles";
import { routes } from "@stopbank/contract/routes";
import { useCall, useClient, useViewer } from "@stopbank/plugin-api/browser";
import useSWR from "swr";

export const feedbackCountsKey = (client: string) => [client, "feedback-counts"] as const;

/** How many messages nobody has looked at; undefined while that is not known, and for who may not know. */
export function useNewFeedback(): number | undefined {
  const call = useCall();
  const { name } = useClient();
  const mayKnow = hasAccess("admin", useViewer().roles);
  const { data } = useSWR<InboxCounts, Error>(mayKnow ? feedbackCountsKey(name) : null, () =>
    call(routes.feedbackCounts, {}),
  );
  return data?.new;
}
