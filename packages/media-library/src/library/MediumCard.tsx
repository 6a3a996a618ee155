import { DocumentIcon, VideoIcon } from "@blueprintjs/icons";
import type { ListedMedium } from "@stopbank/contract/media";
import type { ReactNode } from "react";
import { mediumFacts, usesWords } from "./mediaWords.ts";

export interface MediumCardProps {
  readonly medium: ListedMedium;
  /** Below which the client's media lie. */
  readonly prefix: string;
  /** What can be done with it. */
  readonly actions?: ReactNode;
}

/** One of the client's media: how it looks, what it is called, and where it is used. */
export const MediumCard = ({ medium, prefix, actions }: MediumCardProps) => (
  <article aria-label={medium.original_name} className="media-card">
    <div className="media-card-picture">
      {medium.kind === "film" ? (
        <VideoIcon size={40} />
      ) : medium.kind === "captions" ? (
        <DocumentIcon size={40} />
      ) : (
        <img
          alt={medium.alternative_text}
          loading="lazy"
          src={`${prefix}${medium.name}${medium.kind === "picture" && (medium.width_px ?? 0) > 320 ? "?w=320" : ""}`}
        />
      )}
    </div>
    <strong title={medium.original_name}>{medium.original_name}</strong>
    {medium.alternative_text !== "" && <p>{medium.alternative_text}</p>}
    <p className="sb-muted">{mediumFacts(medium)}</p>
    <p className="sb-muted">{usesWords(medium.used_in)}</p>
    {actions !== undefined && <div className="media-card-actions">{actions}</div>}
  </article>
);
