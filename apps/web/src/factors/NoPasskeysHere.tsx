import { NoPasskeysHereView } from "./NoPasskeysHereView.tsx";
import { knowsPasskeys } from "./passkeys.ts";
import { hostThatTakesPasskeys, takesPasskeys } from "./takesPasskeys.ts";

export interface NoPasskeysHereProps {
  /** The page where the same can be done with one. */
  readonly path: string;
  /** Whose passkeys they are, where the server has said so. */
  readonly mainHost?: string | undefined;
}

/** Says where to go with a passkey, at an address where the browser would use it elsewhere. */
export const NoPasskeysHere = ({ path, mainHost }: NoPasskeysHereProps) =>
  knowsPasskeys() && !takesPasskeys(location.hostname, mainHost) ? (
    <NoPasskeysHereView
      elsewhere={hostThatTakesPasskeys(location, mainHost)}
      host={location.host}
      path={path}
    />
  ) : null;
