import type { ReactNode } from "react";
import { CoastArt } from "../brand/CoastArt.tsx";

export interface LoginPageViewProps {
  readonly logo: ReactNode;
  readonly form: ReactNode;
}

/** Logging in on a page of its own: words and form, and a picture where there is room. */
export const LoginPageView = ({ logo, form }: LoginPageViewProps) => (
  <div className="login-page">
    <div className="login-words">
      <div className="login-brand">{logo}</div>
      <div className="login-form">
        <h1>Log in</h1>
        <p className="sb-muted">See what natural hazards and a changing climate put at risk, and where.</p>
        {form}
      </div>
    </div>
    <div className="login-picture">
      <CoastArt />
    </div>
  </div>
);
