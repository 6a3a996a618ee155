// What stands on a map once it is there: nothing of it is worth waiting for.
export { StartHere } from "../examples/StartHere.tsx";
export { ViewsTool } from "../views/ViewsTool.tsx";
