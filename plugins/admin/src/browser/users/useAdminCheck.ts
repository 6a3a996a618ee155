import { routes } from "@stopbank/contract/routes";
import { useCall, useClient } from "@stopbank/plugin-api/browser";
import { useEffect } from "react";
import useSWR from "swr";

/**
 * Whether the person is an administrator of the client in use, as the server says each time the page opens. Who cannot be
 * asked about is taken for none, and the console says so (ACC-61).
 *
 * @returns undefined until it is known.
 */
export function useAdminCheck(): boolean | undefined {
  const call = useCall();
  const { name } = useClient();
  const { data, error } = useSWR<boolean, Error>(
    [name, "is-admin"],
    async () => (await call(routes.currentUser, {})).user_roles.includes("admin"),
    { revalidateOnMount: true, shouldRetryOnError: false },
  );
  useEffect(() => {
    if (error !== undefined) console.warn("It could not be asked whether you are an administrator.", error);
  }, [error]);
  return data ?? (error === undefined ? undefined : false);
}
