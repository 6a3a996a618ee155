import { statesOf } from "@stopbank/ui/testing/states-of";
import { PriorityIcon } from "./PriorityIcon.tsx";

export default statesOf(PriorityIcon, { usual: {}, large: { size: 20 } });
