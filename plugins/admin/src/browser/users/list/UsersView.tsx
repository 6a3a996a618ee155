import { Button, InputGroup } from "@blueprintjs/core";
import { SearchIcon } from "@blueprintjs/icons";
import { formatCount } from "@stopbank/numbers";
import type { Loadable } from "@stopbank/ui/loadable";
import { Empty, Loaded } from "@stopbank/ui/states";
import { useEffect, useRef } from "react";
import type { Listing, UserPage } from "../../../domain/people/listing.ts";
import { PagerView } from "./table/PagerView.tsx";
import { type UserActions, UserTableView } from "./table/UserTableView.tsx";
import { UsersSkeleton } from "./UsersSkeleton.tsx";

export interface UsersViewProps extends UserActions {
  readonly users: Loadable<UserPage>;
  readonly listing: Listing;
  /** The client's name. */
  readonly organisation: string;
  readonly onAsk: (other: Partial<Listing>) => void;
}

/** The users of a client, a page at a time. */
export const UsersView = ({ users, ...rest }: UsersViewProps) => (
  <div className="admin-body">
    <Loaded label="Loading users" of={users} skeleton={<UsersSkeleton />} what="Users could not be loaded">
      {(list) => <PageOfUsers list={list} {...rest} />}
    </Loaded>
  </div>
);

type PageOfUsersProps = Omit<UsersViewProps, "users"> & { readonly list: UserPage };

function PageOfUsers({ list, listing, organisation, onAsk, ...actions }: PageOfUsersProps) {
  const { rows, page, found, all } = list;
  const top = useTopOf(page);
  if (all === 0) return <Empty>Nobody belongs to {organisation} yet. Invite somebody above.</Empty>;
  return (
    <div className="admin-list" ref={top}>
      <div className="admin-search">
        <InputGroup
          aria-label="Search users"
          leftIcon={<SearchIcon />}
          onValueChange={(search) => onAsk({ search })}
          placeholder="Search by e-mail, status or role"
          type="search"
          value={listing.search}
        />
        <p className="sb-muted" role="status">
          {countWords(found, all)}
        </p>
        <p className="sb-muted">Choose a person to change their role or end their sessions.</p>
      </div>
      {found === 0 ? (
        <Empty
          action={<Button onClick={() => onAsk({ search: "" })} text="Show all users" variant="outlined" />}
        >
          No user is found by “{listing.search.trim()}”.
        </Empty>
      ) : (
        <UserTableView {...actions} listing={listing} onAsk={onAsk} rows={rows} />
      )}
      <PagerView found={found} onPage={(next) => onAsk({ page: next })} page={page} />
    </div>
  );
}

/** Who goes to another page begins at its top. */
function useTopOf(page: number) {
  const top = useRef<HTMLDivElement>(null);
  const former = useRef(page);
  useEffect(() => {
    if (former.current !== page) top.current?.scrollIntoView({ block: "start" });
    former.current = page;
  }, [page]);
  return top;
}

const countWords = (found: number, all: number): string => {
  const users = `${formatCount(all)} ${all === 1 ? "user" : "users"}`;
  return found === all ? users : `${formatCount(found)} of ${users}`;
};
