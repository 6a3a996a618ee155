import { Contributed } from "@stopbank/plugin-api/browser";
import { useCallback, useState } from "react";
import { GroundSketch } from "./GroundSketch.tsx";
import type { PageMapProps } from "./PageMap.tsx";
import { PageMapComing } from "./PageMapComing.tsx";

/** The map, whose code comes after what stands beside it: figures wait for no map. */
export function FetchedMap(props: Omit<PageMapProps, "onPicture">) {
  const [isPictured, setPictured] = useState(false);
  const onPicture = useCallback(() => setPictured(true), []);
  return (
    <>
      {!isPictured && <GroundSketch paddingPx={props.paddingPx} sheetPx={props.sheetPx} />}
      <Contributed
        id="map-page.map"
        load={loadMap}
        props={{ ...props, onPicture }}
        standIn={(what, failure) => (
          <PageMapComing paddingPx={props.paddingPx} sheetPx={props.sheetPx}>
            {what === "failed" && failure}
          </PageMapComing>
        )}
      />
    </>
  );
}

const loadMap = () => import("./PageMap.tsx").then(({ PageMap }) => ({ default: PageMap }));
