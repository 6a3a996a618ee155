import { Contributed } from "@stopbank/plugin-api/browser";
import { Dock } from "@stopbank/ui/dock";
import { type RefObject, useRef } from "react";
import { headButtonId } from "./PageHead.tsx";
import type { PageTab } from "./pageTabs.ts";
import { useEscape } from "./useEscape.ts";

export interface OtherDrawerProps {
  readonly open: PageTab;
  readonly whole: RefObject<HTMLDivElement | null>;
  readonly close: () => void;
  /** What the main drawer and the map leave it. */
  readonly widenToPx: number;
}

/** The drawer at the side that the main one leaves free, opened at the page's head. */
export function OtherDrawer({ open, whole, close, widenToPx }: OtherDrawerProps) {
  const inside = useRef<HTMLDivElement>(null);
  const fold = () => {
    close();
    document.getElementById(headButtonId(open.tab))?.focus();
  };
  useEscape(inside, fold);
  return (
    <div className={`map-page-other map-page-${open.side}`} ref={whole}>
      <div className="map-page-other-inside" ref={inside}>
        <Dock
          side={open.side}
          label={open.label}
          name={open.id}
          defaultWidthPx={600}
          minWidthPx={360}
          widenToPx={widenToPx}
          isCollapsed={false}
          onCollapse={fold}
        >
          <OtherContent open={open} />
        </Dock>
      </div>
    </div>
  );
}

export function OtherContent({ open: { id, load, loadFoot } }: Pick<OtherDrawerProps, "open">) {
  return (
    <div className="map-page-panel">
      <div className="map-page-panel-body">
        <Contributed className="map-page-panel-wait" id={id} key={id} load={load} props={{}} />
      </div>
      {loadFoot !== undefined && <Contributed id={id} key={`${id} foot`} load={loadFoot} props={{}} />}
    </div>
  );
}
