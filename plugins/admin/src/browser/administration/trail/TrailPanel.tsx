import { TrailView } from "./TrailView.tsx";
import { useTrail } from "./useTrail.ts";

/** The trail of the client in use. */
const TrailPanel = () => <TrailView {...useTrail()} />;
export default TrailPanel;
