import { Button } from "@blueprintjs/core";
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
}

/** What an organisation can ask to have switched on. */
export const PlaceholderView = ({
  title,
  status,
  lead,
  points = [],
  onContact,
  contactsPath,
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
      <footer>
        <p>Contact us to activate</p>
        <Button intent="primary" onClick={onContact} text="Get in touch" />
        {contactsPath !== undefined && <Link href={contactsPath}>Contacts</Link>}
      </footer>
    </div>
    <p className="sb-muted sb-small">Powered by Stopbank</p>
  </div>
);
