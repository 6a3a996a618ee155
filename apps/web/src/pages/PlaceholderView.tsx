import { ActionButton } from "@stopbank/ui/action-button";

export interface PlaceholderViewProps {
  readonly title: string;
  /** "Coming Soon". */
  readonly status?: string | undefined;
  readonly lead: string;
  readonly points?: readonly string[] | undefined;
  /** Where to ask for it. */
  readonly contactUrl: string | undefined;
}

/** What an organisation can ask to have switched on. */
export const PlaceholderView = ({ title, status, lead, points = [], contactUrl }: PlaceholderViewProps) => (
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
        <ActionButton
          blockedBy={
            contactUrl === undefined ? "Your organisation has not set up a contact page." : undefined
          }
          intent="primary"
          onClick={() => window.open(contactUrl, "_blank", "noreferrer")}
          text="Get in touch"
        />
      </footer>
    </div>
    <p className="sb-muted sb-small">Powered by Stopbank</p>
  </div>
);
