import { mediaPrefix } from "@stopbank/contract/media-prefix";
import { type Previews, useClient } from "@stopbank/plugin-api/browser";
import { ready } from "@stopbank/ui/loadable";
import { HomeView } from "../home/HomeView.tsx";
import { useAboutProject } from "../home/landing/useAboutProject.tsx";
import { ReleaseNotesView } from "../notes/ReleaseNotesView.tsx";
import { OnboardingView } from "../onboarding/OnboardingView.tsx";
import { MovedView } from "../pages/MovedView.tsx";
import { PlaceholderView } from "../pages/PlaceholderView.tsx";
import { BrandPreviewView } from "./BrandPreviewView.tsx";
import { LandingPreviewView } from "./LandingPreviewView.tsx";
import { StillView } from "./StillView.tsx";

/** Below which the media of the client in use lie. */
const usePrefix = () => mediaPrefix(useClient().name);

const nothing = () => undefined;

export const Welcome: Previews["Welcome"] = ({ content, displayName }) => (
  <StillView>
    <HomeView
      prefix={usePrefix()}
      content={ready(content)}
      displayName={displayName}
      links={[{ id: "risk", href: "/risk", label: "Open the risk map" }]}
      onLogIn={undefined}
      sections={null}
    />
  </StillView>
);

export const Notes: Previews["Notes"] = ({ notes }) => (
  <ReleaseNotesView
    chosen={undefined}
    notes={notes}
    onChoose={nothing}
    onTogglePrevious={nothing}
    showsPrevious={false}
  />
);

export const Brand: Previews["Brand"] = (props) => (
  <StillView>
    <BrandPreviewView {...props} />
  </StillView>
);

export const Landing: Previews["Landing"] = ({ page, displayName }) => (
  <StillView>
    <LandingPreviewView
      about={useAboutProject(page)}
      organisation={displayName}
      page={page}
      prefix={usePrefix()}
    />
  </StillView>
);

export const Onboarding: Previews["Onboarding"] = ({ page }) => (
  <StillView>
    <OnboardingView page={ready(page)} prefix={usePrefix()} />
  </StillView>
);

export const Links: Previews["Links"] = ({ links: { access_site, website, linkedin, moved_pages } }) => (
  <StillView>
    <PlaceholderView
      contactsPath={undefined}
      existing={
        access_site === undefined ? undefined : { href: access_site, label: "Open the existing access site" }
      }
      lead="A page that is to come."
      links={[
        ...(website === undefined ? [] : [{ href: website, label: "Website" }]),
        ...(linkedin === undefined ? [] : [{ href: linkedin, label: "LinkedIn" }]),
      ]}
      onContact={nothing}
      title="Access"
    />
    {moved_pages
      .filter(({ to }) => URL.canParse(to))
      .slice(0, 1)
      .map(({ name, to }) => (
        <MovedView key={to} name={name} to={to} />
      ))}
  </StillView>
);
