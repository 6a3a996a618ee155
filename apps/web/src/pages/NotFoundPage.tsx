import { AnchorButton } from "@blueprintjs/core";
import { useTitle } from "@stopbank/plugin-api/browser";
import { Link } from "wouter";
import { SubmitFeedback } from "./ErrorScreen.tsx";

export function NotFoundPage() {
  useTitle("Page not found");
  return (
    <div className="shell-page shell-centre">
      <h1>There is no page at this address</h1>
      <p className="sb-muted">It may have moved, or it is not part of what your organisation uses.</p>
      <div className="actions">
        <Link asChild href="/home">
          <AnchorButton intent="primary" text="Go to Home" />
        </Link>
        <SubmitFeedback />
      </div>
    </div>
  );
}
