import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { TableSwitch } from "./TableSwitch.tsx";

export default statesOf(TableSwitch, {
  off: { isTable: false, onTable: unheard },
  on: { isTable: true, onTable: unheard },
});
