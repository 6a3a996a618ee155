import { formatCount } from "@stopbank/numbers";
import { type LayerOfRegions, RegionTables } from "./RegionTables.tsx";

export interface ByRegionViewProps {
  /** What the regions are: "Wards". */
  readonly title: string;
  /** They are of several groups, so an element may be in more than one. */
  readonly doOverlap: boolean;
  /** So many rows a table has. */
  readonly most: number;
  readonly layers: readonly LayerOfRegions[];
}

/** What is exposed in each region, a table for each element layer. */
export function ByRegionView({ title, doOverlap, most, layers }: ByRegionViewProps) {
  const isSomeOutside = layers.some(({ outside }) => outside !== undefined);
  const isCut = layers.some(({ others }) => others !== undefined);
  return (
    <section className="paper-chapter">
      <h2>By region</h2>
      <p>
        {`${title}. `}A region takes the elements whose anchor point lies in it
        {doOverlap
          ? ". Regions of several kinds overlap, so they add up to more than the whole, which counts each element once. "
          : isSomeOutside
            ? ", and what lies in none of them stands in a row of its own. "
            : ", so all regions together are the whole. "}
        Shares are of what was assessed there.
        {isCut &&
          ` The ${formatCount(most)} most exposed are listed, and the others in one row; the spreadsheet of this summary has each of them.`}
      </p>
      {layers.map((layer) => (
        <RegionTables key={layer.type} {...layer} />
      ))}
    </section>
  );
}
