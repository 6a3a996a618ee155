import type { ContentOf } from "@stopbank/contract/content";
import { isFlagOn } from "@stopbank/contract/flag-names";
import { isShellPage } from "@stopbank/contract/is-page";
import { routes } from "@stopbank/contract/routes";
import { useCall, useClient, useSession } from "@stopbank/plugin-api/browser";
import { pageAt } from "@stopbank/plugin-api/browser-host";
import { useMemo } from "react";
import useSWR from "swr";
import { emptyTabReason } from "../home/landing/emptyTabReason.ts";
import { useHost } from "../host/hostContext.ts";
import { useMenuEntries } from "../menu/useMenuEntries.ts";
import { pages } from "./ownSources.ts";
import type { Source } from "./sources.ts";

/** Of the menu, what is there wherever one is. */
const anyPath = "";

/** The pages that the shell finds for the viewer in the client in use; the same until one of them, or what Home says, is another. */
export function useOwnPages(): Source {
  const call = useCall();
  const { status } = useSession();
  const { config } = useClient();
  const { pages: declared } = useHost();
  const { main, bottom } = useMenuEntries(anyPath);
  const hasTabs = isFlagOn(config.feature_flags, "newLandingPage");
  // As Home asks for it: whoever comes from there asks nobody.
  const { data: landing } = useSWR<ContentOf<"landingPage">, Error>(hasTabs ? "landing-page" : null, () =>
    call(routes.landingPage, {}),
  );
  return useMemo(() => {
    const report = config.methods_report_url;
    const isReportHere =
      report !== null &&
      isShellPage(report) &&
      pageAt(report.split(/[?#]/, 1)[0] ?? "", declared)?.isOn !== false;
    return pages([...main, ...bottom], {
      status,
      isOn: (flag) => isFlagOn(config.feature_flags, flag),
      isEmptyTab: (tab) => emptyTabReason(tab, landing) !== undefined,
      methodsPath: isReportHere ? report : undefined,
    });
  }, [main, bottom, status, config, declared, landing]);
}
