import type { ReactNode } from "react";

/** The map, as wide as the page: it bleeds past the side margins (EXP-06, AMB-51). */
export const AreaMapView = ({ children }: { readonly children: ReactNode }) => (
  <section className="paper-bleeding">
    <h2>The map</h2>
    {children}
  </section>
);
