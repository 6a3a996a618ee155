import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Map as MapLibreMap } from "maplibre-gl";
import { describe, expect, it, vi } from "vitest";
import { lightenDrawing, withUsualShading } from "./lightenDrawing.ts";

const { resolve } = createRequire(import.meta.url);

describe("programs of a map that the processor draws", () => {
  it("have one way of shading, in the MapLibre that is installed", () => {
    // What is served: its programs are in it as text.
    const code = readFileSync(resolve("maplibre-gl/dist/maplibre-gl.mjs"), "utf8");
    const asked =
      /void main\(\) \{highp vec2 size=vec2\(textureSize\(u_image.*?standard_hillshade\(deriv\);\} else \{.*?\}/s;
    const [program = ""] = asked.exec(code) ?? [];
    expect(program).toContain("multidirectional_hillshade");
    const lighter = withUsualShading(program);
    expect(lighter).toMatch(/;\s*standard_hillshade\(deriv\);$/);
    expect(lighter).not.toContain("u_method");
    expect(withUsualShading(code)).not.toContain("combined_hillshade(deriv);");
  });

  it("are as they were where they shade nothing", () => {
    const source = "void main() {fragColor=vec4(1.0);}";
    expect(withUsualShading(source)).toBe(source);
  });
});

describe("the sky of a map that the processor draws", () => {
  function standIn() {
    const sky = vi.fn();
    const newPainter = () => ({ drawFunctions: { sky, background: vi.fn() } });
    const restored: (() => void)[] = [];
    let style: object | undefined;
    const map = {
      painter: newPainter(),
      getCanvas: () => ({ getContext: () => ({ shaderSource: () => undefined }) }),
      getSky: () => style,
      on: (_type: string, listener: () => void) => restored.push(listener),
    };
    lightenDrawing(map as unknown as MapLibreMap);
    return {
      sky,
      draw: () => map.painter.drawFunctions.sky(),
      tilt: () => {
        style = {};
      },
      restore() {
        map.painter = newPainter();
        for (const listener of restored) listener();
      },
    };
  }

  it("is drawn where the style has one, and only there", () => {
    const { sky, draw, tilt } = standIn();
    draw();
    expect(sky).not.toHaveBeenCalled();
    tilt();
    draw();
    expect(sky).toHaveBeenCalledOnce();
  });

  it("is left out by the painter, too, that comes when graphics are back", () => {
    const { sky, draw, restore } = standIn();
    restore();
    draw();
    expect(sky).not.toHaveBeenCalled();
  });
});
