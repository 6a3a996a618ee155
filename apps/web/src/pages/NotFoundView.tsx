import { AnchorButton } from "@blueprintjs/core";
import type { ReactNode } from "react";
import { Link } from "wouter";

/** @param props `feedback` is the way to tell somebody. */
export const NotFoundView = ({ feedback }: { readonly feedback: ReactNode }) => (
  <div className="shell-page shell-centre">
    <h1>There is no page at this address</h1>
    <p className="sb-muted">It may have moved, or it is not part of what your organisation uses.</p>
    <div className="actions">
      <Link asChild href="/home">
        <AnchorButton intent="primary" text="Go to Home" />
      </Link>
      {feedback}
    </div>
  </div>
);
