// What stands on a map once it is there: nothing of it is worth waiting for.
export { SinceLabelView } from "../compare/SinceLabelView.tsx";
export { StartHere } from "../examples/StartHere.tsx";
export { PictureTool } from "../picture/PictureTool.tsx";
export { ViewsTool } from "../views/ViewsTool.tsx";
export { LookAfterLater } from "./LookAfterLater.tsx";
