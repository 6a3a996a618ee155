import type { ReactNode } from "react";
import { HeadView } from "./head/HeadView.tsx";

export interface PanelViewProps {
  readonly children: ReactNode;
}

/** The tab while no story is open. */
export const PanelView = ({ children }: PanelViewProps) => (
  <div className="stories-panel">
    <HeadView />
    {children}
  </div>
);
