import type { ReactNode } from "react";

/** The tab's content, with room around it. */
export const ResultsView = ({ children }: { readonly children: ReactNode }) => (
  <div className="priority-tab priority-results">{children}</div>
);
