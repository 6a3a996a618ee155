export {
  type BuildDemoOptions,
  type BuiltDataset,
  buildDemo,
  type DemoProgress,
  demoSeed,
} from "./build/buildDemo.ts";
