import type { KeptVersion, KeptVersions, VersionChanges } from "@stopbank/contract/dataset-history";
import { routes } from "@stopbank/contract/routes";
import { useCall, useClient, useToaster } from "@stopbank/plugin-api/browser";
import { type Loadable, toLoadable } from "@stopbank/ui/loadable";
import { useState } from "react";
import useSWR from "swr";
import { refusalWords } from "../../../domain/refusalWords.ts";
import { useUnfitWarning } from "./useUnfitWarning.ts";

export interface Versions {
  readonly versions: Loadable<KeptVersions>;
  readonly isWorking: boolean;
  /** Shows a version to everybody; the one before is offered again. @returns whether it did. */
  readonly show: (version: string, insteadOf: string) => Promise<boolean>;
}

/** The versions that are kept, and which of them people see. */
export function useVersions(): Versions {
  const call = useCall();
  const { name } = useClient();
  const toaster = useToaster();
  const warnOfUnfit = useUnfitWarning();
  const [isWorking, setWorking] = useState(false);
  const kept = useSWR<KeptVersions, Error>([name, "kept-versions"], () => call(routes.keptVersions, {}), {
    revalidateOnMount: true,
  });
  const show = async (version: string, insteadOf: string, isUndo = false): Promise<boolean> => {
    setWorking(true);
    try {
      const { before } = await call(routes.makeVersionCurrent, {
        params: { version },
        body: { instead_of: insteadOf },
      });
      const undo = { action: { label: "Undo", run: () => void show(before, version, true) } };
      toaster.show({
        intent: "success",
        message: `Version ${version} is shown to everybody from their next request on.`,
        ...(isUndo || before === version ? {} : undo),
      });
      await warnOfUnfit();
      return true;
    } catch (error) {
      toaster.error(refusalWords(error, `Version ${version} could not be shown.`));
      return false;
    } finally {
      await kept.mutate();
      setWorking(false);
    }
  };
  return { versions: toLoadable(kept), isWorking, show };
}

/** What would differ if `after` were shown instead of `before`; loading where one of them is not known yet. */
export function useChanges(before: string | undefined, after: string | undefined): Loadable<VersionChanges> {
  const call = useCall();
  const { name } = useClient();
  const isAsked = before !== undefined && after !== undefined && before !== after;
  return toLoadable(
    useSWR<VersionChanges, Error>(
      isAsked ? [name, "version-changes", before, after] : null,
      ([, , since, version]: readonly [string, string, string, string]) =>
        call(routes.versionChanges, { params: { version }, query: { since } }),
      { revalidateOnFocus: false },
    ),
  );
}

export const currentOf = (versions: readonly KeptVersion[]): string | undefined =>
  versions.find(({ is_current }) => is_current)?.version;
