import { Contributed, useClient, useNavigation, useSession } from "@stopbank/plugin-api/browser";
import { useFetched } from "@stopbank/ui/use-fetched";
import { useState } from "react";
import { useSnapshot } from "valtio";
import { useLocation } from "wouter";
import { Logo } from "../brand/Logo.tsx";
import { couldNotOpen } from "../couldNotOpen.ts";
import { door } from "../palette/door.ts";
import { openFeedback, openLogin } from "../session/state.ts";
import { ClientItem } from "./ClientItem.tsx";
import { closeMenuOnPhone, menu, toggleMenu } from "./menuState.ts";
import { Notifications } from "./Notifications.tsx";
import { SideMenuView } from "./SideMenuView.tsx";
import { useMenuEntries } from "./useMenuEntries.ts";

const loadJobs = () => import("../jobs/JobsItem.tsx");
const loadLogout = () => import("./LogoutDialog.tsx").then(({ LogoutDialog }) => LogoutDialog);

/** Where the app can take the reader. */
export function SideMenu() {
  const { isOpen } = useSnapshot(menu);
  const [path] = useLocation();
  const { status } = useSession();
  const client = useClient();
  const { openDialog } = useNavigation();
  const { main, bottom } = useMenuEntries(path);
  const [isLeaving, setLeaving] = useState(false);
  const Logout = useFetched(isLeaving, loadLogout, (error) => {
    couldNotOpen("log-out", error);
    setLeaving(false);
  });
  const logIn = () => {
    closeMenuOnPhone();
    openLogin();
  };
  const giveFeedback = () => {
    closeMenuOnPhone();
    openFeedback();
  };
  const open = (dialog: string) => {
    closeMenuOnPhone();
    openDialog(dialog);
  };
  const search = () => {
    closeMenuOnPhone();
    door.open();
  };
  const leave = () => {
    closeMenuOnPhone();
    setLeaving(true);
  };

  return (
    <SideMenuView
      isOpen={isOpen}
      name={client.displayName}
      path={path}
      main={main}
      bottom={bottom}
      logo={<Logo full={isOpen} />}
      notifications={<Notifications />}
      jobs={
        status !== "visitor" && (
          <Contributed className="menu-late" id="shell.jobs" load={loadJobs} props={{}} />
        )
      }
      client={<ClientItem />}
      isSignedIn={status === "signed-in"}
      release={client.settings}
      onToggle={toggleMenu}
      onFollow={closeMenuOnPhone}
      onOpen={open}
      onSearch={search}
      onFeedback={giveFeedback}
      onLogIn={logIn}
      onLogOut={leave}
    >
      {Logout && <Logout isOpen={isLeaving} onClose={() => setLeaving(false)} />}
    </SideMenuView>
  );
}
