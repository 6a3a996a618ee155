import type { WelcomeSidebarContent } from "@stopbank/contract/clients";
import { mediaPrefix } from "@stopbank/contract/media-prefix";
import { routes } from "@stopbank/contract/routes";
import { useCall, useClient, useContributions, useSession, useTitle } from "@stopbank/plugin-api/browser";
import { toLoadable } from "@stopbank/ui/loadable";
import type { ReactNode } from "react";
import useSWR from "swr";
import { Redirect, useLocation } from "wouter";
import { useFlags } from "../host/hostContext.ts";
import { openLogin } from "../session/state.ts";
import { HomeSections } from "./HomeSections.tsx";
import { HomeView } from "./HomeView.tsx";
import { homeTabAt } from "./landing/homeTabs.ts";
import { Landing } from "./landing/Landing.tsx";

/** Home: with tabs where the client has the new one, and one page where it has not. */
export function HomePage() {
  const isNew = useFlags()("newLandingPage");
  const [path] = useLocation();
  if (isNew) return <Landing tab={homeTabAt(path)} welcome={Welcome} />;
  // The other tabs are the new Home's.
  return homeTabAt(path) === "" ? <Welcome /> : <Redirect replace to="/home" />;
}

/** The page that everybody comes to first. */
function Welcome({ children }: { readonly children?: ReactNode }) {
  useTitle("Home");
  const call = useCall();
  const { name, displayName } = useClient();
  const { status } = useSession();
  const content = useSWR<WelcomeSidebarContent, Error>("welcome", () =>
    call(routes.welcomeSidebarContent, {}),
  );
  return (
    <HomeView
      content={toLoadable(content)}
      displayName={displayName}
      links={useContributions("homeLinks")}
      onLogIn={status === "signed-in" ? undefined : () => openLogin()}
      prefix={mediaPrefix(name)}
      sections={<HomeSections />}
    >
      {children}
    </HomeView>
  );
}
