import { PlayIcon } from "@blueprintjs/icons";
import { Link } from "wouter";
import type { PictureSource } from "../../domain/pictureSource.ts";

export interface CardViewProps {
  readonly title: string;
  readonly description: string;
  readonly href: string;
  readonly picture: PictureSource;
  /** It stands where everybody looks first: its picture is not waited for until it is in sight. */
  readonly isFirst?: boolean;
  /** Of a film. */
  readonly isFilm: boolean;
  /** Who wrote it and when, or how long it takes. */
  readonly detail: string | undefined;
}

/** An article, tutorial or demo where it is offered: 264 by 348 px (GUI-10). */
export const CardView = ({
  title,
  description,
  href,
  picture,
  isFirst = false,
  isFilm,
  detail,
}: CardViewProps) => (
  <Link className="guide-card" href={href}>
    <span className="guide-card-picture">
      <img
        {...picture}
        alt=""
        decoding="async"
        sizes="264px"
        {...(isFirst ? { fetchPriority: "high" } : { loading: "lazy" })}
      />
      {isFilm && (
        <span className="guide-card-play">
          <PlayIcon aria-hidden size={20} />
        </span>
      )}
    </span>
    <strong>{title}</strong>
    <span className="guide-card-words">{description}</span>
    {detail !== undefined && <small>{detail}</small>}
  </Link>
);
