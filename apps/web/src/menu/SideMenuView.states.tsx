import { CogIcon, LearningIcon, NotificationsIcon, OfficeIcon } from "@blueprintjs/icons";
import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { MenuButton, MenuText } from "./MenuItem.tsx";
import { menuEntries } from "./menuEntries.ts";
import { SideMenuView } from "./SideMenuView.tsx";

const path = "/home";
const admin = {
  id: "admin",
  label: "Administration",
  href: "/admin",
  icon: CogIcon,
  group: "bottom" as const,
};
const { main, bottom } = menuEntries([admin], { path, isOn: () => false, isSignedIn: false });
const open = {
  isOpen: true,
  name: "Larkhaven",
  path,
  main,
  bottom,
  logo: "Larkhaven",
  notifications: <MenuButton icon={NotificationsIcon} label="Notifications" onClick={unheard} />,
  jobs: null,
  client: <MenuText icon={OfficeIcon} label="Larkhaven" />,
  isSignedIn: true,
  release: { version: "0.1.0", commit: "0420e365f1d2" },
  onToggle: unheard,
  onFollow: unheard,
  onOpen: unheard,
  onSearch: unheard,
  onFeedback: unheard,
  onLogIn: unheard,
  onLogOut: unheard,
};

export default statesOf(
  SideMenuView,
  {
    open,
    closed: { ...open, isOpen: false, logo: "L" },
    "with what opens a dialog": {
      ...open,
      main: [...main, { id: "risk.lesson", label: "Tutorial", icon: LearningIcon, dialog: "risk.tutorial" }],
    },
    visitor: { ...open, isSignedIn: false, bottom: [] },
    "long text": {
      ...open,
      name: "Te Kaunihera o te Takiwā o Larkhaven me ngā Motu",
      bottom: [{ ...admin, label: "Administration of accounts, texts and data of the district" }],
    },
  },
  { coversPage: true },
);
