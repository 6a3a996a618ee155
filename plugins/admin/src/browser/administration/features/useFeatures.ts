import type { FeatureFlags } from "@stopbank/contract/flags";
import { routes } from "@stopbank/contract/routes";
import { manifests, useCall, useClient, useService, useToaster } from "@stopbank/plugin-api/browser";
import { mapLoadable, toLoadable } from "@stopbank/ui/loadable";
import { useState } from "react";
import useSWR from "swr";
import { refusalWords } from "../../../domain/refusalWords.ts";
import { type Feature, featuresOf } from "../../../domain/settings/features.ts";
import type { FeaturesViewProps } from "./FeaturesView.tsx";
import { usePreview } from "./usePreview.ts";

/** The features as the server has them, and switches one; how it stood before is offered again. */
export function useFeatures(): FeaturesViewProps {
  const call = useCall();
  const { name } = useClient();
  const toaster = useToaster();
  const all = useService(manifests);
  const preview = usePreview();
  const [switching, setSwitching] = useState<ReadonlySet<string>>(new Set());
  const flags = useSWR<FeatureFlags, Error>(
    [name, "feature-flags"],
    async () => (await call(routes.clientConfig, {})).feature_flags,
    { revalidateOnMount: true },
  );

  const put = async ({ flag, title }: Feature, position: "on" | "off", isUndo = false) => {
    setSwitching((before) => new Set(before).add(flag));
    try {
      const { before } = await call(routes.switchFlag, { params: { flag }, body: { position } });
      await flags.mutate();
      const message = `${title} is ${position}.`;
      const undo = () => void put({ flag, title } as Feature, before, true);
      toaster.show({
        intent: "success",
        message,
        ...(isUndo || before === position ? {} : { action: { label: "Undo", run: undo } }),
      });
    } catch (error) {
      toaster.error(refusalWords(error, `${title} could not be switched.`));
    }
    setSwitching((before) => new Set([...before].filter((other) => other !== flag)));
  };

  return {
    features: mapLoadable(toLoadable(flags), (known) => featuresOf(known, all)),
    isPreviewing: preview.isOnTheWay,
    onPreview: (feature) => preview.begin(feature && { [feature.flag]: feature.isOn ? "off" : "on" }),
    switching,
    onSwitch: (feature) => void put(feature, feature.isOn ? "off" : "on"),
  };
}
