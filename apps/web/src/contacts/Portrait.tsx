import "./contacts.css";
import type { Contact } from "@stopbank/contract/contacts";
import { MediaPicture } from "../blocks/MediaPicture.tsx";

export interface PortraitProps {
  readonly person: Contact;
  /** Below which the client's media lie. */
  readonly prefix: string;
  readonly isSmall?: boolean;
}

/** Somebody's picture, or their initials. Their name stands beside it, so nothing is said of it. */
export function Portrait({ person, prefix, isSmall = false }: PortraitProps) {
  const { firstName, lastName, image } = person;
  return (
    <span aria-hidden="true" className={`portrait ${isSmall ? "portrait-small" : ""}`}>
      {image === undefined ? (
        `${[...firstName].at(0) ?? ""}${[...lastName].at(0) ?? ""}`
      ) : (
        <MediaPicture address={image} alternativeText="" prefix={prefix} sizes={isSmall ? "40px" : "88px"} />
      )}
    </span>
  );
}
