import type { MapController } from "@stopbank/map/controller";
import { useClient, useSession } from "@stopbank/plugin-api/browser";
import { useEffect } from "react";
import { keptPictures } from "./keptPictures.ts";
import { thumbnailOf } from "./thumbnailOf.ts";

/** A map that stands still for so long is one to come back to. */
const settledMs = 1_000;
const small = { widthPx: 240, heightPx: 150 } as const;

/** Keeps what the page's map looks like, each time it has come to rest, for Home to lead back to (issue 13.5). */
export function useKeptPicture(controller: Pick<MapController, "map">): void {
  const { name } = useClient();
  const { status, userUuid } = useSession();
  const person = status === "signed-in" ? userUuid : undefined;
  useEffect(() => {
    if (person === undefined) return;
    const { map } = controller;
    const kept = keptPictures(person, name);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        const picture = thumbnailOf(controller, small);
        if (picture !== undefined) kept.keep(window.location.pathname, picture);
      }, settledMs);
    };
    map.on("idle", later);
    return () => {
      clearTimeout(timer);
      map.off("idle", later);
    };
  }, [controller, person, name]);
}
