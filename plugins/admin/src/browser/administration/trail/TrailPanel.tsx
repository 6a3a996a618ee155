import { TrailView } from "./TrailView.tsx";
import { useTrail } from "./useTrail.ts";

/** The trail of the client in use. */
export const TrailPanel = () => <TrailView {...useTrail()} />;
