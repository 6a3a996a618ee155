import type { ReactNode } from "react";

/** The tab's content, with room around it. */
export const InputsView = ({ children }: { readonly children: ReactNode }) => (
  <div className="priority-tab">{children}</div>
);
