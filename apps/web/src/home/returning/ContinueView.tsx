import { Button } from "@blueprintjs/core";
import { ArrowRightIcon } from "@blueprintjs/icons";
import { formatDateTime } from "@stopbank/ui/dates";
import { Link } from "wouter";
import type { Visit } from "./visits.ts";

export interface ContinueViewProps {
  /** The newest first. */
  readonly visits: readonly Visit[];
  readonly onForget: () => void;
}

/** Where somebody was last, as they left it. */
export function ContinueView({ visits, onForget }: ContinueViewProps) {
  if (visits.length === 0)
    return (
      <p className="sb-muted">
        The pages that you open are offered here, as you leave them: the risk map with its layers and its
        area, a property, an article. This browser keeps them until you log out.
      </p>
    );
  return (
    <>
      <ul className="home-list">
        {visits.map(({ href, title, at }) => (
          <li key={href}>
            <Link href={href}>
              {title}
              <ArrowRightIcon aria-hidden size={14} />
            </Link>
            <time className="sb-muted sb-small" dateTime={at}>
              {formatDateTime(new Date(at))}
            </time>
          </li>
        ))}
      </ul>
      <Button onClick={onForget} size="small" text="Forget these" variant="minimal" />
    </>
  );
}
