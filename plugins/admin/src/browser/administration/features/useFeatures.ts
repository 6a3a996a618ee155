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
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set());
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
      // It is as the preview was to have it.
      setTurned((before) => without(before, flag));
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
    setSwitching((before) => without(before, flag));
  };

  const features = mapLoadable(toLoadable(flags), (known) => featuresOf(known, all));
  return {
    features,
    isPreviewing: preview.isOnTheWay,
    turned,
    onTurn: ({ flag }) =>
      setTurned((before) => (before.has(flag) ? without(before, flag) : new Set(before).add(flag))),
    onPreview: () =>
      preview.begin(
        Object.fromEntries(
          (features.state === "ready" ? features.value : [])
            .filter(({ flag }) => turned.has(flag))
            .map(({ flag, isOn }) => [flag, isOn ? ("off" as const) : ("on" as const)]),
        ),
      ),
    switching,
    onSwitch: (feature) => void put(feature, feature.isOn ? "off" : "on"),
  };
}

const without = (flags: ReadonlySet<string>, flag: string): ReadonlySet<string> =>
  new Set([...flags].filter((other) => other !== flag));
