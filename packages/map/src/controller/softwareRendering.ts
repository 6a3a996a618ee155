/**
 * Whether the processor draws this canvas because there is no graphics card to: remote desktops, servers. The browser's
 * own answer (`failIfMajorPerformanceCaveat`) says no where software rendering was asked for, so its name decides.
 */
export function isDrawnBySoftware(canvas: HTMLCanvasElement): boolean {
  const gl = canvas.getContext("webgl2");
  const info = gl?.getExtension("WEBGL_debug_renderer_info");
  if (!gl || !info) return false;
  const renderer: unknown = gl.getParameter(info.UNMASKED_RENDERER_WEBGL);
  return typeof renderer === "string" && /swiftshader|llvmpipe|softpipe|basic render/i.test(renderer);
}
