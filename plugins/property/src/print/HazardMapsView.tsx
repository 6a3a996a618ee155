import type { ReactNode } from "react";

export interface HazardMapsViewProps {
  readonly maps: readonly { readonly title: string; readonly map: ReactNode }[];
  /** Hazards that reach the property and are not drawn. */
  readonly others: readonly string[];
}

/** Maps of the property, beside each other. */
export const HazardMapsView = ({ maps, others }: HazardMapsViewProps) => (
  <section className="property-paper-maps">
    <h3 className="sb-visually-hidden">Maps</h3>
    <div className="property-paper-map-row">
      {maps.map(({ title, map }) => (
        <div key={title}>
          {map}
          <p>{title}</p>
        </div>
      ))}
    </div>
    {others.length > 0 && <p className="paper-detail">{`Not drawn here: ${others.join(", ")}.`}</p>}
  </section>
);
