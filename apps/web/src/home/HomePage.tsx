import type { WelcomeSidebarContent } from "@stopbank/contract/clients";
import { routes } from "@stopbank/contract/routes";
import { useCall, useClient, useContributions, useSession, useTitle } from "@stopbank/plugin-api/browser";
import { toLoadable } from "@stopbank/ui/loadable";
import useSWR from "swr";
import { useContactsPath } from "../contacts/contactsPath.ts";
import { openLogin } from "../session/state.ts";
import { HomeSections } from "./HomeSections.tsx";
import { HomeView } from "./HomeView.tsx";

export function HomePage() {
  useTitle("Home");
  const call = useCall();
  const content = toLoadable(
    useSWR<WelcomeSidebarContent, Error>("welcome", () => call(routes.welcomeSidebarContent, {})),
  );
  const { displayName } = useClient();
  const { status } = useSession();
  return (
    <HomeView
      contactsPath={useContactsPath()}
      content={content}
      displayName={displayName}
      links={useContributions("homeLinks")}
      sections={<HomeSections />}
      onLogIn={status === "signed-in" ? undefined : () => openLogin()}
    />
  );
}
