import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { describe, expect, it } from "vitest";
import { withUsualShading } from "./lightenDrawing.ts";

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
