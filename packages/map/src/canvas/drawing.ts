import type { Map as MapLibreMap } from "maplibre-gl";

/** How maps are drawn on this machine and for this person. */
export interface Drawing {
  /** The processor draws, because there is no graphics card to: remote desktops, servers. */
  readonly bySoftware: boolean;
  /** How long tiles, names and colours take to appear, in milliseconds; every frame of it is drawn. */
  readonly fadeMs: number;
}

export function drawingHere(): Drawing {
  const bySoftware = isSoftware();
  const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  return { bySoftware, fadeMs: bySoftware || isStill ? 0 : 160 };
}

/** The browser's own answer (`failIfMajorPerformanceCaveat`) is no where software was asked for: its name decides. */
function isSoftware(): boolean {
  const gl = document.createElement("canvas").getContext("webgl2");
  const info = gl?.getExtension("WEBGL_debug_renderer_info");
  const renderer: unknown = info && gl?.getParameter(info.UNMASKED_RENDERER_WEBGL);
  // A browser has few contexts to give, and the map needs one.
  gl?.getExtension("WEBGL_lose_context")?.loseContext();
  return typeof renderer === "string" && /swiftshader|llvmpipe|softpipe|basic render/i.test(renderer);
}

/**
 * Begins a frame only when the one before is drawn. A page hands frames over far faster than a processor draws them;
 * they queue for seconds, the whole page waits behind them, and the map seems complete long before it is.
 *
 * @param isHeld whether the frame painted nothing, and nobody has to wait for it.
 */
export function drawInStep(map: MapLibreMap, isHeld: () => boolean): void {
  const gl = map.getCanvas().getContext("webgl2");
  const pixel = new Uint8Array(4);
  // Reading a pixel waits for it; `finish` does not, in browsers.
  map.on("render", () => {
    if (!isHeld()) gl?.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel);
  });
}
