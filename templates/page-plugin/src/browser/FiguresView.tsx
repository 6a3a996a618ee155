import { formatCount } from "@stopbank/numbers";
import type { Loadable } from "@stopbank/ui/loadable";
import { Empty, Loaded } from "@stopbank/ui/states";
import type { Figures } from "../wire.ts";

export interface FiguresViewProps {
  readonly figures: Loadable<Figures>;
}

/** No fetching in here, so tests show every state by passing it in. */
export function FiguresView({ figures }: FiguresViewProps) {
  return (
    <Loaded of={figures} label="Counting layers" what="The figures could not be loaded">
      {({ organisation, layers }) =>
        layers.length === 0 ? (
          <Empty>{organisation} has published no layers yet.</Empty>
        ) : (
          <table>
            <caption>Elements in the data of {organisation}</caption>
            <tbody>
              {layers.map(({ name, elements }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>{formatCount(elements)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )
      }
    </Loaded>
  );
}
