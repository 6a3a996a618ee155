import { routes } from "@stopbank/contract/routes";
import { useCall, useClient } from "@stopbank/plugin-api/browser";
import { useEffect } from "react";
import useSWR from "swr";

/**
 * Whether the person looks after the installation, as the server says each time the page opens. Who cannot be asked about is taken
 * for somebody who does not.
 *
 * @returns undefined until it is known.
 */
export function useIsOperator(): boolean | undefined {
  const call = useCall();
  const { name } = useClient();
  const { data, error } = useSWR<boolean, Error>(
    [name, "is-operator"],
    async () => (await call(routes.currentUser, {})).is_operator === true,
    { revalidateOnMount: true, shouldRetryOnError: false },
  );
  useEffect(() => {
    if (error !== undefined) console.warn("It could not be asked whether you are an operator.", error);
  }, [error]);
  return data ?? (error === undefined ? undefined : false);
}
