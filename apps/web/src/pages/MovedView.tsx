import { AnchorButton } from "@blueprintjs/core";
import { ShareIcon } from "@blueprintjs/icons";
import { Link } from "wouter";

export interface MovedViewProps {
  /** What the page is called, where that is known. */
  readonly name: string | undefined;
  /** Where it lies now, on another site. */
  readonly to: string;
}

/** A page that lay here once: where it is now, and what to do about it. */
export const MovedView = ({ name, to }: MovedViewProps) => (
  <div className="shell-page shell-centre">
    <h1>{name === undefined || name === "" ? "This page has moved" : `${name} has moved`}</h1>
    <p>
      It lies on another site now: <strong>{URL.canParse(to) ? new URL(to).host : to}</strong>. Please update
      your bookmarks.
    </p>
    <div className="actions">
      <AnchorButton
        endIcon={<ShareIcon />}
        href={to}
        intent="primary"
        rel="noreferrer"
        text="Go to the new site"
      />
      <Link asChild href="/home">
        <AnchorButton text="Go to Home" />
      </Link>
    </div>
  </div>
);
