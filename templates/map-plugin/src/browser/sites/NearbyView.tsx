import { formatCount } from "@stopbank/numbers";
import type { Loadable } from "@stopbank/ui/loadable";
import { Loaded } from "@stopbank/ui/states";
import type { Nearby } from "../../wire.ts";

export interface NearbyViewProps {
  readonly nearby: Loadable<Nearby>;
}

/** Counts by layer; layers that have nothing here are left out. */
export function NearbyView({ nearby }: NearbyViewProps) {
  return (
    <Loaded of={nearby} label="Looking around the site" what="What is nearby could not be loaded">
      {({ organisation, reachMetres, counts }) => {
        const found = counts.filter(({ count }) => count > 0);
        const where = `within ${formatCount(reachMetres)} m, in the data of ${organisation}`;
        if (found.length === 0) return <p>Nothing {where}.</p>;
        return (
          <table>
            <caption>What stands {where}</caption>
            <tbody>
              {found.map(({ layer, count }) => (
                <tr key={layer}>
                  <th scope="row">{layer}</th>
                  <td>{formatCount(count)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        );
      }}
    </Loaded>
  );
}
