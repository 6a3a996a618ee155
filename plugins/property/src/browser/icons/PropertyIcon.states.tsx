import { statesOf } from "@stopbank/ui/testing/states-of";
import { PropertyIcon } from "./PropertyIcon.tsx";

export default statesOf(PropertyIcon, { usual: {}, large: { size: 24 } });
