import type { ReactNode } from "react";

/** A view as it stands in a tab of the drawer, whose width says how it is laid out. */
export const inTab = (view: ReactNode) => <div className="priority-tab priority-results">{view}</div>;
