import type { ContentOf } from "@stopbank/contract/content";
import { mediaPrefix } from "@stopbank/contract/media-prefix";
import { routes } from "@stopbank/contract/routes";
import { useCall, useClient, useTitle } from "@stopbank/plugin-api/browser";
import { toLoadable } from "@stopbank/ui/loadable";
import useSWR from "swr";
import { OnboardingView } from "./OnboardingView.tsx";

/** 'Getting Started', as the client in use has written it. */
export function OnboardingPage() {
  useTitle("Getting Started");
  const call = useCall();
  const { name } = useClient();
  const page = useSWR<ContentOf<"onboardingPage">, Error>("onboarding-page", () =>
    call(routes.onboardingPage, {}),
  );
  return <OnboardingView page={toLoadable(page)} prefix={mediaPrefix(name)} />;
}
