import { type FeatureFlag, isFlagOn } from "@stopbank/contract/flag-names";
import { routes } from "@stopbank/contract/routes";
import { useCall, useClient, useNavigation, useToaster } from "@stopbank/plugin-api/browser";
import { unfitWords } from "../../../domain/versionWords.ts";

interface Settings {
  readonly what: string;
  readonly needs: FeatureFlag;
  /** Where they are written. */
  readonly text: string;
  readonly fit: (call: ReturnType<typeof useCall>) => Promise<{ readonly misfits: readonly unknown[] }>;
}

const checked: readonly Settings[] = [
  {
    what: "prioritisation",
    needs: "prioritisationPage",
    text: "prioritisation",
    fit: (call) => call(routes.priorityFit, { body: {} }),
  },
  {
    what: "the Property Explorer",
    needs: "propertyPage",
    text: "propertyExplorer",
    fit: (call) => call(routes.propertyFit, { body: {} }),
  },
];

/** Warns where settings do not fit the version that is shown from now on, and leads to them. */
export function useUnfitWarning(): () => Promise<void> {
  const call = useCall();
  const { config } = useClient();
  const { go } = useNavigation();
  const toaster = useToaster();
  const warn = async ({ what, text, fit }: Settings) => {
    // Whoever changes the version has done that; the settings say the same when they are opened.
    const count = (await fit(call).catch(() => undefined))?.misfits.length ?? 0;
    if (count === 0) return;
    toaster.show({
      intent: "warning",
      message: unfitWords(count, what),
      action: { label: "See which", run: () => go(`/administration/texts?text=${text}`) },
    });
  };
  return async () => {
    for (const each of checked) if (isFlagOn(config.feature_flags, each.needs)) await warn(each);
  };
}
