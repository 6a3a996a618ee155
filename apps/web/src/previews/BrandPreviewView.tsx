import "./previews.css";
import { Button } from "@blueprintjs/core";
import { CogIcon, NotificationsIcon, OfficeIcon } from "@blueprintjs/icons";
import type { ClientConfig } from "@stopbank/contract/clients";
import { svgDataUrl } from "@stopbank/ui/theme";
import { LogoView } from "../brand/LogoView.tsx";
import { LoginFormView } from "../login/LoginFormView.tsx";
import { MenuButton, MenuText } from "../menu/MenuItem.tsx";
import { menuEntries } from "../menu/menuEntries.ts";
import { SideMenuView } from "../menu/SideMenuView.tsx";

export interface BrandPreviewViewProps {
  readonly logos: ClientConfig["logos"];
  readonly displayName: string;
}

/** The side menu, the log-in, and what else wears a client's colours, of the parts that the product is made of. */
export const BrandPreviewView = ({ logos, displayName }: BrandPreviewViewProps) => (
  <div className="brand-preview">
    <SideMenuView
      bottom={bottom}
      client={<MenuText icon={OfficeIcon} label={displayName} />}
      isOpen
      isSignedIn
      jobs={null}
      logo={<LogoView full logos={logos} name={displayName} />}
      main={main}
      name={displayName}
      notifications={<MenuButton icon={NotificationsIcon} label="Notifications" onClick={nothing} />}
      onSearch={nothing}
      onFeedback={nothing}
      onFollow={nothing}
      onOpen={nothing}
      onLogIn={nothing}
      onLogOut={nothing}
      onToggle={nothing}
      release={release}
      path="/home"
    />
    <div className="brand-preview-page">
      <div className="login-words sb-card">
        <div className="login-brand">
          <LogoView full logos={logos} name={displayName} />
        </div>
        <div className="login-form">
          <LoginFormView
            email="aroha@example.org"
            isDemo={false}
            isWorking={false}
            onEmail={nothing}
            onPassword={nothing}
            onSubmit={nothing}
            password=""
            problems={{}}
          />
        </div>
      </div>
      <div className="brand-preview-parts sb-card">
        <p className="brand-preview-head">Flood depth, once in 100 years</p>
        <p>
          Words, and <a href="/methods">how the figures were made</a>.
        </p>
        <Button intent="primary" text="Add layers" />
        {logos.full !== "" && <img alt="" className="brand-preview-logo" src={svgDataUrl(logos.full)} />}
        {logos.simple !== "" && <img alt="" className="brand-preview-logo" src={svgDataUrl(logos.simple)} />}
      </div>
    </div>
  </div>
);

const nothing = () => undefined;
const release = { version: "", commit: "" };
const { main, bottom } = menuEntries(
  [{ id: "admin", label: "Administration", href: "/administration", icon: CogIcon, group: "bottom" }],
  { path: "/home", isOn: () => false, isSignedIn: true },
);
