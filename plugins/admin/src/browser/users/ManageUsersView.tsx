import { Loading, Skeleton } from "@stopbank/ui/states";
import type { ReactNode } from "react";

export interface ManageUsersViewProps {
  /** False until the server has said so: nothing is asked for whoever may not see it. */
  readonly isAdmin: boolean;
  readonly invite: ReactNode;
  readonly domains: ReactNode;
  readonly users: ReactNode;
}

const skeleton = (
  <>
    <Skeleton height={28} width={160} />
    <Skeleton height={168} />
    <Skeleton height={46} />
    <Skeleton height={320} />
  </>
);

/** The page, or its shape while it is asked who looks. */
export const ManageUsersView = ({ isAdmin, invite, domains, users }: ManageUsersViewProps) => (
  <div className="admin-page">
    {isAdmin ? (
      <>
        <h1>Manage Users</h1>
        {invite}
        {domains}
        {users}
      </>
    ) : (
      <Loading label="Asking whether you are an administrator" skeleton={skeleton} />
    )}
  </div>
);
