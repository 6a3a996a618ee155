import { isFlagOn } from "@stopbank/contract/flag-names";
import { routes } from "@stopbank/contract/routes";
import { useCall, useClient, useNavigation, useToaster } from "@stopbank/plugin-api/browser";
import { unfitWords } from "../../../domain/versionWords.ts";

/** Warns where settings of prioritisation do not fit the version that is shown from now on, and leads to them. */
export function useUnfitWarning(): () => Promise<void> {
  const call = useCall();
  const { config } = useClient();
  const { go } = useNavigation();
  const toaster = useToaster();
  return async () => {
    if (!isFlagOn(config.feature_flags, "prioritisationPage")) return;
    // Whoever changes the version has done that; the settings say the same when they are opened.
    const fit = await call(routes.priorityFit, { body: {} }).catch(() => undefined);
    const count = fit?.misfits.length ?? 0;
    if (count === 0) return;
    toaster.show({
      intent: "warning",
      message: unfitWords(count),
      action: { label: "See which", run: () => go("/administration/texts?text=prioritisation") },
    });
  };
}
