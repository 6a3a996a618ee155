export { createPointer } from "./pointer.ts";
export { runTour } from "./runTour.ts";
