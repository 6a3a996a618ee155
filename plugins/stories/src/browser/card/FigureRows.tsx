import type { FigureRow } from "@stopbank/contract/story-figures";

/** The rows of a table of figures, on the screen and on paper: of each layer what each scenario reaches. */
export const FigureRows = ({ rows }: { readonly rows: readonly FigureRow[] }) => (
  <>
    <thead>
      <tr>
        <th scope="col">Elements</th>
        <th scope="col">Scenario</th>
        <th scope="col">Exposed</th>
        <th scope="col">Of assessed</th>
        <th scope="col">Share</th>
        <th scope="col">In all</th>
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={`${row.element_type} ${row.scenario}`}>
          <th scope="row">{row.element_name}</th>
          <td>{row.scenario_name}</td>
          <td>{row.exposed}</td>
          <td>{row.assessed}</td>
          <td>{row.share_exposed}</td>
          <td>{row.total}</td>
        </tr>
      ))}
    </tbody>
  </>
);
