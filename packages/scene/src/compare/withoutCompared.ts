import type { Scene } from "../scene.ts";

/** A scene that compares nothing. */
export function withoutComparison(scene: Scene): Scene {
  if (scene.compare === undefined) return scene;
  const { compare: _ended, ...rest } = scene;
  return rest;
}

/** A scene whose hazard is off the map: it is not compared any more, and with the last the comparison ends. */
export function withoutCompared(scene: Scene, hazardId: string): Scene {
  const { compare } = scene;
  if (compare === undefined || !Object.hasOwn(compare.hazards, hazardId)) return scene;
  const { [hazardId]: _gone, ...hazards } = compare.hazards;
  if (Object.keys(hazards).length === 0) return withoutComparison(scene);
  return { ...scene, compare: { ...compare, hazards } };
}
