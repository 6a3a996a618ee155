import { statesOf } from "@stopbank/ui/testing/states-of";
import { ManageUsersView } from "./ManageUsersView.tsx";

const panels = {
  invite: <section className="sb-card admin-panel">Invite external users</section>,
  domains: <section className="sb-card admin-panel">Approved Email Domains</section>,
  users: <section className="sb-card admin-panel">Users</section>,
};

export default statesOf(ManageUsersView, {
  asking: { ...panels, isAdmin: false },
  open: { ...panels, isAdmin: true },
});
