import type { Map as MapLibreMap } from "maplibre-gl";

/**
 * MapLibre's program for shaded relief has five ways of shading in it and asks at each pixel which is wanted. A processor
 * that draws takes 1.5 s to make it, most of it for the four that no layer here asks for.
 */
const choiceOfShading =
  /if\s*\(u_method\s*==\s*BASIC\)[^;]*basic_hillshade\(deriv\);.*?else\s*\{\s*standard_hillshade\(deriv\);\s*\}/s;

/** A program's source with the usual way of shading alone; what is no program for relief stays as it is. */
export const withUsualShading = (source: string): string =>
  source.replace(choiceOfShading, "standard_hillshade(deriv);");

/** Has a map that the processor draws leave out what nobody sees and takes it long: other ways of shading, and a sky that the style has not. */
export function lightenDrawing(map: MapLibreMap): void {
  const gl = map.getCanvas().getContext("webgl2");
  if (gl === null) return;
  const take = gl.shaderSource;
  gl.shaderSource = (shader, source) => take.call(gl, shader, withUsualShading(source));
  const leaveSkyOut = () => {
    const { painter } = map;
    const { sky } = painter.drawFunctions;
    painter.drawFunctions = {
      ...painter.drawFunctions,
      // Drawn over the whole canvas else, by each frame, and hidden by the ground.
      sky: (...given) => {
        if (map.getSky() !== undefined) sky(...given);
      },
    };
  };
  leaveSkyOut();
  // With the graphics comes another painter.
  map.on("webglcontextrestored", leaveSkyOut);
}
