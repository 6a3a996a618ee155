import { mostMediaAsked } from "@stopbank/contract/media";
import { readMediaName } from "@stopbank/contract/media-name";
import { routes } from "@stopbank/contract/routes";
import type { Story } from "@stopbank/contract/story";
import { useCall, useClient } from "@stopbank/plugin-api/browser";
import { useMemo } from "react";
import useSWR from "swr";
import { mediaIn } from "../../../domain/editing/mediaIn.ts";

/** Whether readers find a medium that a story names; while that is not known none is missed. */
export function useHasMedium(story: Story): (name: string) => boolean {
  const call = useCall();
  const { name: client } = useClient();
  const named = mediaIn(story).filter((name) => readMediaName(name) !== undefined);
  const { data } = useSWR(
    named.length === 0 ? null : [client, "media among", named.join(",")],
    async (): Promise<readonly string[]> => {
      const found: string[] = [];
      for (let from = 0; from < named.length; from += mostMediaAsked) {
        const names = named.slice(from, from + mostMediaAsked).join(",");
        found.push(...(await call(routes.mediaAmong, { query: { names } })).names);
      }
      return found;
    },
    { keepPreviousData: false },
  );
  return useMemo(() => {
    const there = data && new Set(data);
    return (name) => there === undefined || there.has(name);
  }, [data]);
}
