import { statesOf } from "@stopbank/ui/testing/states-of";
import { HomeFoot } from "./HomeFoot.tsx";

export default statesOf(HomeFoot, { "as it is": {} });
