import { Button } from "@blueprintjs/core";
import { ArrowRightIcon } from "@blueprintjs/icons";
import { formatDateTime } from "@stopbank/ui/dates";
import { Link } from "wouter";
import { pathOf, type Visit } from "./visits.ts";

export interface ContinueViewProps {
  /** The newest first. */
  readonly visits: readonly Visit[];
  /** Of pages with a map what that looked like, by their path. */
  readonly pictures: ReadonlyMap<string, string>;
  readonly onForget: () => void;
}

/** Where somebody was last, as they left it. */
export function ContinueView({ visits, pictures, onForget }: ContinueViewProps) {
  if (visits.length === 0)
    return (
      <p className="sb-muted">
        The pages that you open are offered here, as you leave them: the risk map with its layers and its
        area, a property, an article. This browser keeps them until you log out, with a small picture of each
        map.
      </p>
    );
  return (
    <>
      <ul className="home-list">
        {visits.map(({ href, title, at }) => {
          const picture = pictures.get(pathOf(href));
          return (
            <li className={picture === undefined ? undefined : "home-pictured"} key={href}>
              {picture !== undefined && <img alt="" height={60} src={picture} width={96} />}
              <Link href={href}>
                {title}
                <ArrowRightIcon aria-hidden size={14} />
              </Link>
              <time className="sb-muted sb-small" dateTime={at}>
                {formatDateTime(new Date(at))}
              </time>
            </li>
          );
        })}
      </ul>
      <Button onClick={onForget} size="small" text="Forget these" variant="minimal" />
    </>
  );
}
