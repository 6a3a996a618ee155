import type { ReactNode } from "react";

/** The room that a map has in the form, with what belongs to it below. */
export const LocationMapFrame = ({ children }: { readonly children?: ReactNode }) => (
  <div className="admin-location-map">{children}</div>
);
