import { Callout } from "@blueprintjs/core";
import type { Invitation } from "@stopbank/contract/people";
import { Loading } from "@stopbank/ui/states";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { CoastArt } from "../brand/CoastArt.tsx";

export interface LoginPageViewProps {
  readonly logo: ReactNode;
  /** Undefined while it is not known which. */
  readonly forms: ReactNode;
  /** That was followed to here. */
  readonly invitation?: Invitation | undefined;
  /** Why an invitation, or an organisation's own sign-in, came to nothing. */
  readonly trouble?: string | undefined;
}

/** Logging in on a page of its own: words and forms, and a picture where there is room. */
export const LoginPageView = ({ logo, forms, invitation, trouble }: LoginPageViewProps) => (
  <div className="login-page">
    <div className="login-words">
      <div className="login-brand">{logo}</div>
      <div className="login-form">
        <h1>{invitation === undefined ? "Welcome" : `${invitation.display_name} invites you`}</h1>
        <p className="sb-muted">
          {invitation === undefined
            ? "See what natural hazards and a changing climate put at risk, and where."
            : invitation.has_account
              ? "Log in to accept the invitation."
              : "Sign up with the address that the invitation was sent to."}
        </p>
        {trouble !== undefined && (
          <Callout className="login-trouble" compact intent="warning" role="alert">
            {trouble}
          </Callout>
        )}
        {forms ?? <Loading />}
      </div>
      <p className="login-foot sb-small">
        <Link href="/accessibility">Accessibility</Link>
      </p>
    </div>
    <div className="login-picture">
      <CoastArt />
    </div>
  </div>
);
