import { statesOf } from "@stopbank/ui/testing/states-of";
import { NoPropertyView } from "./NoPropertyView.tsx";

export default statesOf(NoPropertyView, { usual: {} });
