import { errorOf } from "@stopbank/contract/client";
import { useNetwork } from "@stopbank/plugin-api/browser";
import { useCallback } from "react";

/** Asks our own server, in the client and the session in use. */
export function useOwnJson() {
  const network = useNetwork();
  return useCallback(
    /** @throws ApiError in the server's words. */
    async <T>(path: string, init?: RequestInit): Promise<T> => {
      const response = await network.fetch(path, init);
      if (!response.ok) throw await errorOf(response);
      return (await response.json()) as T;
    },
    [network],
  );
}
