import { describe, expect, it } from "vitest";
import { emptyScene } from "../../scene.ts";
import { decodeScene } from "../sceneQuery.ts";
import frozen from "./links.json" with { type: "json" };

const start = emptyScene("larkhaven", { longitude: 172.9, latitude: -40.3, zoom: 10 });

describe("links of version 1", () => {
  it.each(frozen)("open for good: $link", ({ link, scene, ignored }) =>
    expect(decodeScene(link, start)).toEqual({ scene, ignored }),
  );
});
