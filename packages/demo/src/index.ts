export {
  type BuildDemoOptions,
  type BuiltDataset,
  buildDemo,
  type DemoProgress,
  demoSeed,
  drawDemoPictures,
} from "./build/buildDemo.ts";
export type { DrawnPicture } from "./imagery/drawPictures.ts";
