import type { ContentOf } from "@stopbank/contract/content";
import type { LandingSection } from "@stopbank/contract/landing-sections";
import { useClient, useViewer } from "@stopbank/plugin-api/browser";
import type { ReactNode } from "react";
import { useContactsPath } from "../../contacts/contactsPath.ts";
import { useFlags } from "../../host/hostContext.ts";
import { AboutProject } from "./AboutProject.tsx";
import { WrittenBlocks } from "./WrittenBlocks.tsx";
import { writtenOf } from "./writtenOf.ts";

/**
 * What Home says of the product, by what the client has written and has on.
 *
 * @param page undefined until it is known: meanwhile nothing stands there that would be replaced.
 */
export function useAboutProject(page: ContentOf<"landingPage"> | undefined): ReactNode {
  const { displayName } = useClient();
  const isOn = useFlags();
  const { signedIn } = useViewer();
  const contactsPath = useContactsPath();
  if (page === undefined) return null;
  const written = (section: LandingSection) =>
    writtenOf(page, section, (blocks) => <WrittenBlocks blocks={blocks} heading={3} />);
  return (
    <AboutProject
      community={written("community")}
      how={written("how")}
      organisation={displayName}
      start={written("start")}
      steps={[
        ...(isOn("onboardingPage") && signedIn
          ? [{ href: "/onboarding", label: "Getting Started", words: "Read how a first answer is found." }]
          : []),
        ...(isOn("riskModuleIsInDevelopment")
          ? []
          : [
              {
                href: "/risk",
                label: "Open the map",
                words: "Add a layer and a hazard, then draw an area or choose a region.",
              },
            ]),
        ...(isOn("guidePage")
          ? [
              {
                href: "/guide",
                label: "Read the guide",
                words: "Learn what the figures mean, and what they do not.",
              },
            ]
          : []),
        ...(contactsPath === undefined
          ? []
          : [{ href: contactsPath, label: "See your contacts", words: "Ask those who know the data." }]),
      ]}
      why={written("why")}
    />
  );
}
