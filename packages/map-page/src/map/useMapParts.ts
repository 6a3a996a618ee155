import { builtInFeatures, builtInTools } from "@stopbank/map/built-in";
import type { MapFeature } from "@stopbank/map/feature";
import type { MapTool } from "@stopbank/map/tool";
import { useContributions, useGet, useToaster } from "@stopbank/plugin-api/browser";
import { isCodeMissing } from "@stopbank/ui/failure";
import { tellCodeMissing } from "@stopbank/ui/tell-code-missing";
import { useEffect, useState } from "react";
import { loadMapParts, type MadeParts } from "./loadMapParts.ts";

export interface MapParts {
  readonly features: readonly MapFeature[];
  readonly tools: readonly MapTool[];
}

const builtIn: MapParts = { features: builtInFeatures, tools: builtInTools };

/** What the map of a page shows: what every map has at once, what plugins add as it comes. */
export function useMapParts(pageId: string): MapParts {
  const features = useContributions("mapFeatures");
  const tools = useContributions("mapTools");
  const get = useGet();
  const toaster = useToaster();
  const [made] = useState(createMade);
  const [parts, setParts] = useState(builtIn);
  useEffect(() => {
    let isWanted = true;
    void Promise.all([
      loadMapParts(features, pageId, get, made.features),
      loadMapParts(tools, pageId, get, made.tools),
    ]).then(([ownFeatures, ownTools]) => {
      if (!isWanted) return;
      const lost = [...ownFeatures.lost, ...ownTools.lost];
      if (lost.length > 0) {
        const told = `Part of the map could not be loaded: ${lost.join(", ")}.`;
        if ([...ownFeatures.failures, ...ownTools.failures].some(isCodeMissing))
          tellCodeMissing(toaster, told);
        else toaster.warning(told);
      }
      const hasOwn = ownFeatures.parts.length + ownTools.parts.length > 0;
      if (!hasOwn) setParts(builtIn);
      else
        setParts({
          features: [...builtInFeatures, ...ownFeatures.parts],
          tools: [...builtInTools, ...ownTools.parts],
        });
    });
    return () => {
      isWanted = false;
    };
  }, [features, tools, pageId, get, made, toaster]);
  return parts;
}

const createMade = (): { readonly features: MadeParts<MapFeature>; readonly tools: MadeParts<MapTool> } => ({
  features: new WeakMap(),
  tools: new WeakMap(),
});
