import type { OwnAccount } from "@stopbank/contract/own-account";
import type { Loadable } from "@stopbank/ui/loadable";
import { Loaded, Skeleton } from "@stopbank/ui/states";
import type { ReactNode } from "react";
import "./ownAccount.css";

export interface OwnAccountViewProps {
  readonly account: Loadable<OwnAccount>;
  readonly password: (account: OwnAccount) => ReactNode;
  readonly factors: (account: OwnAccount) => ReactNode;
  readonly sessions: ReactNode;
}

/** The page of a person's own account. */
export function OwnAccountView({ account, password, factors, sessions }: OwnAccountViewProps) {
  return (
    <div className="own-account">
      <h1>Your account</h1>
      <Loaded
        label="Loading your account"
        of={account}
        skeleton={<Skeleton height={300} />}
        what="Your account could not be loaded"
      >
        {(known) => (
          <>
            <p className="own-account-email">{known.email}</p>
            {known.signed_in_by === null ? (
              <>
                {factors(known)}
                {password(known)}
              </>
            ) : (
              <ByOrganisation name={known.signed_in_by} />
            )}
          </>
        )}
      </Loaded>
      {sessions}
      <section aria-labelledby="own-end" className="own-account-part sb-card">
        <h2 id="own-end">Delete your account</h2>
        <p>
          Ask an administrator of your organisation to remove you in Manage Users. With your last organisation
          your account goes for good: your password, your sessions, and all that you log in with.
        </p>
      </section>
    </div>
  );
}

/** What is not the person's to change here, and where it is. */
const ByOrganisation = ({ name }: { readonly name: string }) => (
  <section aria-labelledby="own-organisation" className="own-account-part sb-card">
    <h2 id="own-organisation">How you log in</h2>
    <p>
      {name} logs you in with its own account. Your password and your second step belong to that account:
      change them there, or ask whoever looks after accounts at {name}.
    </p>
    <p className="sb-muted">
      This log-in opens {name} alone. To look after a password of your own, which you may have for other
      organisations, log out and log in with it.
    </p>
  </section>
);
