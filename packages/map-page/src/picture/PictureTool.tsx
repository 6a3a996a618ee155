import { PopoverNext } from "@blueprintjs/core";
import { MapButton } from "@stopbank/map/button";
import type { MapController } from "@stopbank/map/controller";
import { glyphs } from "@stopbank/map/glyphs";
import { useState } from "react";
import { useLoaded } from "../compare/useLoaded.ts";

const loadMenu = () => import("./PictureMenu.tsx");

/** Opens what can be made of the map: a picture to copy or to keep, a document. */
export function PictureTool({ controller }: { readonly controller: MapController }) {
  const [isOpen, setOpen] = useState(false);
  const menu = useLoaded(loadMenu, isOpen);
  return (
    <PopoverNext
      arrow={false}
      content={
        menu === undefined ? undefined : (
          <menu.PictureMenu controller={controller} onDone={() => setOpen(false)} />
        )
      }
      isOpen={isOpen && menu !== undefined}
      middleware={{ shift: { padding: 12 } }}
      onInteraction={(opens) => {
        // The button opens it.
        if (!opens) setOpen(false);
      }}
      placement="left-start"
      shouldReturnFocusOnClose
      transitionDuration={100}
    >
      <MapButton label="Picture of the map" isExpanded={isOpen} onPress={() => setOpen(!isOpen)}>
        {glyphs.picture}
      </MapButton>
    </PopoverNext>
  );
}
