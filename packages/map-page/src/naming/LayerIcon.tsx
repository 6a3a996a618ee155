import { iconPaths } from "@stopbank/map/icon-paths";
import { useEffect, useState } from "react";
import { LayerIconView } from "./LayerIconView.tsx";

/** Those that were drawn before: they are there at once. */
const drawn = new Map<string, readonly string[]>();

/** A layer's icon by the name its dataset gives; an empty place for a name that is not known. */
export function LayerIcon({ name, sizePx }: { readonly name: string; readonly sizePx?: number | undefined }) {
  const [, setLast] = useState<string>();
  useEffect(() => {
    if (drawn.has(name)) return;
    let isWanted = true;
    iconPaths(name).then(
      (paths) => {
        drawn.set(name, paths);
        if (isWanted) setLast(name);
      },
      // Without icons the names still stand.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [name]);
  return <LayerIconView paths={drawn.get(name)} sizePx={sizePx} />;
}
