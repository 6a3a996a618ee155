import { ApiError } from "@stopbank/contract/client";
import { drawnAreas } from "@stopbank/contract/drawn-areas";
import { routes } from "@stopbank/contract/routes";
import type { Story } from "@stopbank/contract/story";
import { useCall, useClient } from "@stopbank/plugin-api/browser";
import { useMemo, useState } from "react";
import useSWR from "swr";

const goneAreas = "areas that are gone";

/** Whether a key asks which areas are gone: to be asked anew where one is kept again, which it is under the same id. */
export const isAboutGoneAreas = (key: unknown): boolean => Array.isArray(key) && key[1] === goneAreas;

/** Whether an area that a step of the story draws is kept; while that is not known none is missed. */
export function useHasArea(story: Story): (id: string) => boolean {
  const call = useCall();
  const { name: client } = useClient();
  const drawn = drawnAreas(story).toSorted();
  // What a story draws stays kept: each is asked for once while the editor is open.
  const [kept] = useState(() => new Set<string>());
  const { data: gone } = useSWR<ReadonlySet<string>, Error>(
    drawn.length === 0 ? null : [client, goneAreas, drawn.join(",")],
    async () => {
      const missed = new Set<string>();
      // One after the other: each comes with its geometry, and the map waits for others.
      for (const area_id of drawn.filter((id) => !kept.has(id)))
        await call(routes.storedArea, { params: { area_id } }).then(
          () => kept.add(area_id),
          (error: unknown) => {
            if (!(error instanceof ApiError) || error.code !== "area/unknown") throw error;
            missed.add(area_id);
          },
        );
      return missed;
    },
    {
      // What is gone stays gone while another is asked about.
      keepPreviousData: true,
      onError: (failure) => console.warn("Whether the story's areas are kept is not known.", failure),
    },
  );
  return useMemo(() => (id) => gone === undefined || !gone.has(id), [gone]);
}
