import type { DatasetVersions } from "@stopbank/contract/dataset-versions";
import { routes } from "@stopbank/contract/routes";
import { useCall, useClient, useSession } from "@stopbank/plugin-api/browser";
import useSWR from "swr";

/** The kept versions of the data beside the current one, the last published first; undefined until known, and for visitors. */
export function useEarlierVersions(isWanted = true): DatasetVersions | undefined {
  const call = useCall();
  const { name } = useClient();
  const isMember = useSession().status === "signed-in";
  const { data } = useSWR(isMember && isWanted ? [name, "dataset versions"] : null, () =>
    call(routes.datasetVersions, {}),
  );
  return data?.filter(({ is_current }) => !is_current);
}
