import { Contributed } from "@stopbank/plugin-api/browser";
import { useRef } from "react";
import type { PageMapProps } from "./PageMap.tsx";
import { PageMapComing } from "./PageMapComing.tsx";
import { useGroundAhead } from "./useGroundAhead.ts";

/** The map, whose code comes after what stands beside it: figures wait for no map. */
export function FetchedMap(props: PageMapProps) {
  const place = useRef<HTMLElement>(null);
  useGroundAhead(place, props);
  return (
    <Contributed
      id="map-page.map"
      load={loadMap}
      props={props}
      standIn={(what, failure) => (
        <PageMapComing paddingPx={props.paddingPx} sheetPx={props.sheetPx} place={place}>
          {what === "failed" && failure}
        </PageMapComing>
      )}
    />
  );
}

const loadMap = () => import("./PageMap.tsx").then(({ PageMap }) => ({ default: PageMap }));
