import { type AreaFileFault, areaFileFault } from "./areaFileFault.ts";

export const isPolygon = ({ type }: { readonly type: string }): boolean => /Polygon$/.test(type);

export const needsBuffer = (): AreaFileFault =>
  areaFileFault("needs-buffer", "Lines and points have no area. Give a buffer in metres around them.");
