import "./factors.css";

export interface NoPasskeysHereViewProps {
  /** This one, with its port. */
  readonly host: string;
  /** The host where they work, as `localhost:8080`; undefined where it cannot be told. */
  readonly elsewhere: string | undefined;
  /** The page there, where the same can be done with one. */
  readonly path: string;
}

/** Why there are no passkeys at this address, and where there are. */
export const NoPasskeysHereView = ({ host, elsewhere, path }: NoPasskeysHereViewProps) => (
  <p className="factor-no-passkeys sb-muted sb-small">
    Browsers use no passkeys at {host}.{" "}
    {elsewhere === undefined ? (
      "They work at the main address of this Stopbank."
    ) : (
      <>
        They work at <a href={`//${elsewhere}${path}`}>{elsewhere}</a>.
      </>
    )}
  </p>
);
