import { NoPasskeysHereView } from "./NoPasskeysHereView.tsx";
import { knowsPasskeys } from "./passkeys.ts";
import { hostThatTakesPasskeys, takesPasskeys } from "./takesPasskeys.ts";

export interface NoPasskeysHereProps {
  /** The page where the same can be done with one. */
  readonly path: string;
}

/** Says where to go with a passkey, at an address where the browser would use it elsewhere. */
export const NoPasskeysHere = ({ path }: NoPasskeysHereProps) =>
  knowsPasskeys() && !takesPasskeys(location.hostname) ? (
    <NoPasskeysHereView elsewhere={hostThatTakesPasskeys(location)} host={location.host} path={path} />
  ) : null;
