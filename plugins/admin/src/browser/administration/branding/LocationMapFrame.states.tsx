import { statesOf } from "@stopbank/ui/testing/states-of";
import { LocationMapFrame } from "./LocationMapFrame.tsx";

export default statesOf(LocationMapFrame, { map: { children: <p>The map</p> } });
