import { statesOf } from "@stopbank/ui/testing/states-of";
import { HazardsIcon } from "./HazardsIcon.tsx";

export default statesOf(HazardsIcon, { usual: {}, large: { size: 24 } });
