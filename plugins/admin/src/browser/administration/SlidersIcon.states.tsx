import { statesOf } from "@stopbank/ui/testing/states-of";
import { SlidersIcon } from "./SlidersIcon.tsx";

export default statesOf(SlidersIcon, { usual: {}, "in the menu": { size: 20, "aria-hidden": true } });
