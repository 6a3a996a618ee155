import { useWindowWidth } from "@stopbank/ui/use-window-width";
import { useMapPage } from "../page/mapPageContext.ts";
import { BesideMap } from "./BesideMap.tsx";
import { PageHead } from "./PageHead.tsx";
import { PageSheet } from "./PageSheet.tsx";
import type { PageDrawers } from "./useDrawerTabs.ts";
import { useOpenOnFirstLayers } from "./useOpenOnFirstLayers.ts";
import { useOtherDrawer } from "./useOtherDrawer.ts";

/** Below this the panel comes from the bottom; beside it the map would be a slit. */
const sheetBelowPx = 760;

export interface PageLayoutProps {
  readonly drawers: PageDrawers;
  /** Where the main drawer stands. */
  readonly side: "left" | "right";
  /** Names the main drawer. */
  readonly label: string;
  /** The tab that opens the first time layers appear. */
  readonly opensOnLayers?: string | undefined;
}

/** The map with its drawers beside it, or with a sheet before it where there is no room beside. */
export function PageLayout({ drawers, side, label, opensOnLayers }: PageLayoutProps) {
  const { name } = useMapPage();
  const other = useOtherDrawer(drawers.other);
  const windowPx = useWindowWidth();
  // Where another drawer is open, what puts layers on the map is done there: a story's editor is not to be left for it.
  useOpenOnFirstLayers(other.open === undefined ? opensOnLayers : undefined);
  const Layout = windowPx < sheetBelowPx ? PageSheet : BesideMap;
  return (
    <>
      <PageHead
        name={name}
        path={other.path}
        tabs={drawers.other}
        open={other.open?.tab}
        onChoose={other.choose}
      />
      <Layout main={drawers.main} other={other.open} closeOther={other.close} side={side} label={label} />
    </>
  );
}
