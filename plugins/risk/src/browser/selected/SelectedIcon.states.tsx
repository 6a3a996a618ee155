import { statesOf } from "@stopbank/ui/testing/states-of";
import { SelectedIcon } from "./SelectedIcon.tsx";

export default statesOf(SelectedIcon, { usual: {}, "on a tab": { size: 20, "aria-hidden": true } });
