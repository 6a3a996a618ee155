import { statesOf } from "@stopbank/ui/testing/states-of";
import { MediaPanelView } from "./MediaPanelView.tsx";

export default statesOf(MediaPanelView, { plain: { children: <p>The library.</p> } });
