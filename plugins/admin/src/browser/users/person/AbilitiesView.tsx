import { type Role, roles } from "@stopbank/contract/roles";
import { abilities, roleNames } from "../../../domain/people/roleWords.ts";

export interface AbilitiesViewProps {
  /** The role that stands out. */
  readonly chosen: Role;
}

/** What each role may do. */
export const AbilitiesView = ({ chosen }: AbilitiesViewProps) => (
  <table aria-label="What each role may do" className="admin-abilities">
    <thead>
      <tr>
        <th scope="col">May</th>
        {roles.map((role) => (
          <th aria-current={role === chosen ? "true" : undefined} key={role} scope="col">
            {roleNames[role]}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {abilities.map(({ what, by }) => (
        <tr key={what}>
          <th scope="row">{what}</th>
          {roles.map((role) => (
            <td className={role === chosen ? "admin-chosen" : undefined} key={role}>
              {by.includes(role) ? "Yes" : <span className="sb-muted">No</span>}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
