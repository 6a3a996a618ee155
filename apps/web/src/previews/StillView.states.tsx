import { statesOf } from "@stopbank/ui/testing/states-of";
import { StillView } from "./StillView.tsx";

export default statesOf(StillView, { still: { children: <a href="/home">Home</a> } });
