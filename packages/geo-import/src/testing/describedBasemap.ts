import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "./folders.ts";

/** A described dataset of one point, with a basemap. */
export function described(
  basemap: object,
  files: Readonly<Record<string, object | string | Uint8Array>>,
): string {
  const folder = temporaryFolder();
  const points = collection([{ type: "Point", coordinates: [175, -41] }]);
  for (const [name, content] of Object.entries({ ...files, "points.geojson": points }))
    writeFileSync(
      join(folder, name),
      typeof content === "string" || content instanceof Uint8Array ? content : JSON.stringify(content),
    );
  const path = join(folder, "dataset.yaml");
  const source = { title: "Points", licence: "none", attribution: "nobody" };
  const elements = [
    {
      type: "points",
      title: "Point",
      file: "points.geojson",
      icon: "dot",
      menu: { title: "All", icon: "dot" },
    },
  ];
  writeFileSync(
    path,
    JSON.stringify({ client: "here", title: "Here", licence: "none", sources: [source], elements, basemap }),
  );
  return path;
}

export const collection = (geometries: readonly object[], properties: readonly object[] = []) => ({
  type: "FeatureCollection",
  features: geometries.map((geometry, i) => ({ type: "Feature", properties: properties[i] ?? {}, geometry })),
});
