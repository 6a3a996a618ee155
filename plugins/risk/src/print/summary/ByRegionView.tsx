import { formatCount } from "@stopbank/numbers";
import { type LayerOfRegions, RegionTables } from "./RegionTables.tsx";

export interface ByRegionViewProps {
  /** What the regions are: "Wards". */
  readonly title: string;
  /** They are of several groups, so an element may be in more than one. */
  readonly doOverlap: boolean;
  /** How many regions there are, where that is more than are asked about. */
  readonly tooMany: number | undefined;
  readonly mostAsked: number;
  /** So many rows a table has. */
  readonly most: number;
  readonly layers: readonly LayerOfRegions[];
}

/** What is exposed in each region, a table for each element layer. */
export function ByRegionView({ title, doOverlap, tooMany, mostAsked, most, layers }: ByRegionViewProps) {
  const isSomeOutside = layers.some(({ outside }) => outside !== undefined);
  const isCut = layers.some(({ others }) => others !== undefined);
  return (
    <section className="paper-chapter">
      <h2>By region</h2>
      {tooMany === undefined ? (
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
      ) : (
        <p>
          {`${title} has ${formatCount(tooMany)} regions. Figures by region are given for up to ${formatCount(mostAsked)}: choose those of interest on the map to have them listed. The spreadsheet of this summary has all of them.`}
        </p>
      )}
      {layers.map((layer) => (
        <RegionTables key={layer.type} {...layer} />
      ))}
    </section>
  );
}
