import type { Loadable } from "@stopbank/ui/loadable";
import { Empty, Loaded } from "@stopbank/ui/states";

export interface DomainsViewProps {
  readonly domains: Loadable<readonly string[]>;
  /** The client's name, for people. */
  readonly organisation: string;
}

/** Whose addresses need no invitation. */
export const DomainsView = ({ domains, organisation }: DomainsViewProps) => (
  <div className="admin-body">
    <Loaded label="Loading domains" of={domains} what="The approved domains could not be loaded">
      {(list) =>
        list.length === 0 ? (
          <Empty>No domains are approved yet. Add one under Administration, E-mail domains.</Empty>
        ) : (
          <>
            <p>Whoever signs up with an address of these domains becomes a member of {organisation}.</p>
            <ul className="admin-domains">
              {list.map((domain) => (
                <li key={domain}>{domain}</li>
              ))}
            </ul>
          </>
        )
      }
    </Loaded>
  </div>
);
