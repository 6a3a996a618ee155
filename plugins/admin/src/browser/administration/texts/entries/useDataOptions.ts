import { routes } from "@stopbank/contract/routes";
import { useCall, useClient } from "@stopbank/plugin-api/browser";
import { type Loadable, toLoadable } from "@stopbank/ui/loadable";
import useSWR from "swr";
import { type DataOptions, optionsOf } from "../../../../domain/texts/dataOptions.ts";

/** What the client's data has for settings to choose from. */
export function useDataOptions(): Loadable<DataOptions> {
  const call = useCall();
  const { name } = useClient();
  return toLoadable(
    useSWR([name, "data options"], async () =>
      optionsOf(await call(routes.layers, {}), await call(routes.regions, {})),
    ),
  );
}
