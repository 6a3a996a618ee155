import "../styles/index.css";
import { useNavigation, useTitle } from "@stopbank/plugin-api/browser";
import { useEffect } from "react";
import { DomainsPanel } from "./domains/DomainsPanel.tsx";
import { InvitePanel } from "./invite/InvitePanel.tsx";
import { UsersPanel } from "./list/UsersPanel.tsx";
import { ManageUsersView } from "./ManageUsersView.tsx";
import { useAdminCheck } from "./useAdminCheck.ts";

/** Where administrators see who belongs to their organisation, invite people and remove them. */
export default function ManageUsersPage() {
  useTitle("Manage Users");
  const isAdmin = useAdminCheck();
  const { go } = useNavigation();
  useEffect(() => {
    if (isAdmin === false) go("/home", { replace: true });
  }, [isAdmin, go]);
  return (
    <ManageUsersView
      domains={<DomainsPanel />}
      invite={<InvitePanel />}
      isAdmin={isAdmin === true}
      users={<UsersPanel />}
    />
  );
}
