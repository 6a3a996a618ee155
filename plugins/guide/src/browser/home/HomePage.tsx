import type { GuideMainTab } from "@stopbank/contract/cms";
import { useClient, useTitle } from "@stopbank/plugin-api/browser";
import type { Loadable } from "@stopbank/ui/loadable";
import { svgDataUrl } from "@stopbank/ui/theme";
import { HomeView } from "./HomeView.tsx";

export interface HomePageProps {
  readonly tabs: Loadable<readonly GuideMainTab[]>;
  readonly onSearch: (() => void) | undefined;
  readonly isAlone: boolean;
}

export function HomePage(props: HomePageProps) {
  useTitle("Guide");
  const { config, displayName } = useClient();
  const logo = config.logos.whiteFull;
  return <HomeView {...props} logoUrl={logo === "" ? undefined : svgDataUrl(logo)} name={displayName} />;
}
