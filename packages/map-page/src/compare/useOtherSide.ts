import { type OtherSide, openOtherSide } from "@stopbank/scene/other-side";
import type { SceneStore } from "@stopbank/scene/store";
import { useEffect, useState } from "react";

/** The other side of what a store compares, as a store of its own; undefined in the first moment. */
export function useOtherSide(store: SceneStore): SceneStore | undefined {
  const [other, setOther] = useState<OtherSide>();
  useEffect(() => {
    const opened = openOtherSide(store);
    setOther(opened);
    return () => {
      opened.stop();
      setOther(undefined);
    };
  }, [store]);
  return other?.store;
}
