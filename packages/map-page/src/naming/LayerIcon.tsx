import { ownIcons } from "@stopbank/map/own-icons";
import { useEffect, useState } from "react";
import { LayerIconView } from "./LayerIconView.tsx";

type Paths = ReadonlyMap<string, readonly string[]>;

let all: Promise<Paths> | undefined;
let loaded: Paths | undefined;

/** All of Blueprint's are one file, the one the map draws marks from: which of them a dataset names is not known before. */
function loadPaths(): Promise<Paths> {
  all ??= import("@blueprintjs/icons/lib/esm/generated/16px/paths/index.js").then((icons) => {
    const entries: [string, unknown][] = Object.entries(icons);
    loaded = new Map(
      entries.flatMap(([name, paths]): [string, string[]][] =>
        Array.isArray(paths) ? [[name, paths.filter((path) => typeof path === "string")]] : [],
      ),
    );
    return loaded;
  });
  return all;
}

/** A layer's icon by the name its dataset gives; an empty place for a name that is not known. */
export function LayerIcon({ name, sizePx }: { readonly name: string; readonly sizePx?: number | undefined }) {
  const [paths, setPaths] = useState(loaded);
  useEffect(() => {
    // Without icons the names still stand.
    if (paths === undefined) loadPaths().then(setPaths, () => setPaths(new Map()));
  }, [paths]);
  const key = name.replace(/(^|-)(\w)/g, (_, _dash, letter: string) => letter.toUpperCase());
  return <LayerIconView paths={ownIcons.get(name) ?? paths?.get(key)} sizePx={sizePx} />;
}
