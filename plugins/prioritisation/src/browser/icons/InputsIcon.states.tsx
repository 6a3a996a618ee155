import { statesOf } from "@stopbank/ui/testing/states-of";
import { InputsIcon } from "./InputsIcon.tsx";

export default statesOf(InputsIcon, { usual: {}, large: { size: 20 } });
