import type { Basemap } from "@stopbank/scene";
import { statesOf } from "@stopbank/ui/testing/states-of";
import { basemapThumbnails } from "./basemapThumbnails.tsx";

const Thumbnail = ({ basemap }: { readonly basemap: Basemap }) => basemapThumbnails[basemap];

export default statesOf(
  Thumbnail,
  {
    default: { basemap: "default" },
    satellite: { basemap: "satellite" },
    terrain: { basemap: "terrain" },
  },
  { around: (view) => <div style={{ inlineSize: "56px" }}>{view}</div> },
);
