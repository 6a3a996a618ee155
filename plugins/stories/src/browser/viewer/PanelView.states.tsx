import { statesOf } from "@stopbank/ui/testing/states-of";
import { PanelView } from "./PanelView.tsx";

export default statesOf(PanelView, { some: { children: <p>Two stories</p> } });
