import { useClient } from "@stopbank/plugin-api/browser";
import { type Loadable, toLoadable } from "@stopbank/ui/loadable";
import useSWR from "swr";
import type { Site } from "../../domain/site.ts";
import type { Nearby } from "../../wire.ts";
import { useOwnJson } from "../useOwnJson.ts";

/** What stands near a site. */
export function useNearby({ longitude, latitude }: Site): Loadable<Nearby> {
  const ask = useOwnJson();
  const { name } = useClient();
  const path = `/bff/sample-sites/nearby?longitude=${longitude}&latitude=${latitude}`;
  return toLoadable(useSWR<Nearby, Error>([name, path], () => ask<Nearby>(path)));
}
