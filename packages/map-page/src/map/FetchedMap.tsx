import { Contributed } from "@stopbank/plugin-api/browser";
import type { PageMapProps } from "./PageMap.tsx";
import { PageMapComing } from "./PageMapComing.tsx";

/** The map, whose code comes after what stands beside it: figures wait for no map. */
export const FetchedMap = (props: PageMapProps) => (
  <Contributed
    id="map-page.map"
    load={loadMap}
    props={props}
    standIn={(what, failure) => (
      <PageMapComing paddingPx={props.paddingPx} sheetPx={props.sheetPx}>
        {what === "failed" && failure}
      </PageMapComing>
    )}
  />
);

const loadMap = () => import("./PageMap.tsx").then(({ PageMap }) => ({ default: PageMap }));
