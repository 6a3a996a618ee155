import { errorOf } from "@stopbank/contract/client";
import { useClient, useNetwork } from "@stopbank/plugin-api/browser";
import { type Loadable, toLoadable } from "@stopbank/ui/loadable";
import useSWR from "swr";
import type { Figures } from "../wire.ts";

const path = "/bff/sample-figures/figures";

/** What the server counted, in the client and the session in use. */
export function useFigures(): Loadable<Figures> {
  const network = useNetwork();
  const { name } = useClient();
  return toLoadable(
    useSWR<Figures, Error>([name, path], async () => {
      const response = await network.fetch(path);
      if (!response.ok) throw await errorOf(response);
      return (await response.json()) as Figures;
    }),
  );
}
