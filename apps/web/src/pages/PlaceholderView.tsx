import { Button } from "@blueprintjs/core";
import { ShareIcon } from "@blueprintjs/icons";
import { Link } from "wouter";

export interface PlaceholderViewProps {
  readonly title: string;
  /** "Coming Soon". */
  readonly status?: string | undefined;
  readonly lead: string;
  readonly points?: readonly string[] | undefined;
  /** Opens where to ask for it. */
  readonly onContact: () => void;
  /** Where it is said whom to turn to; undefined where that is not said. */
  readonly contactsPath: string | undefined;
  /** What the organisation has elsewhere already. */
  readonly existing?: { readonly href: string; readonly label: string } | undefined;
  /** Where else the organisation is found. */
  readonly links?: readonly { readonly href: string; readonly label: string }[];
}

/** What an organisation can ask to have switched on. */
export const PlaceholderView = ({
  title,
  status,
  lead,
  points = [],
  onContact,
  contactsPath,
  existing,
  links = [],
}: PlaceholderViewProps) => (
  <div className="shell-page placeholder">
    <div className="sb-card placeholder-card">
      {status !== undefined && <p className="placeholder-status">{status}</p>}
      <h1>{title}</h1>
      <p>{lead}</p>
      {points.length > 0 && (
        <ul>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
      {existing !== undefined && (
        <p className="placeholder-existing">
          <a href={existing.href} rel="noreferrer" target="_blank">
            {existing.label}
            <ShareIcon aria-hidden size={14} />
            <span className="sb-visually-hidden"> (opens in a new tab)</span>
          </a>
        </p>
      )}
      <footer>
        <p>Contact us to activate</p>
        <Button intent="primary" onClick={onContact} text="Get in touch" />
        {contactsPath !== undefined && <Link href={contactsPath}>Contacts</Link>}
      </footer>
    </div>
    <div className="placeholder-foot sb-small">
      <p className="placeholder-by sb-muted">
        Powered by <strong>Stopbank</strong>
      </p>
      {links.length > 0 && (
        <ul>
          {links.map(({ href, label }) => (
            <li key={href}>
              <a href={href} rel="noreferrer" target="_blank">
                {label}
                <span className="sb-visually-hidden"> (opens in a new tab)</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  </div>
);
