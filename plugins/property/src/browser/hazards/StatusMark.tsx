import { type ExposureStatus, exposureStatusWords } from "@stopbank/contract/property-status";

export interface StatusMarkProps {
  readonly status: ExposureStatus;
  /** The words stand beside it already. */
  readonly isAlone?: boolean;
}

/** A status as a dot and its words. The dots differ in form as well: full, hatched, hollow. */
export const StatusMark = ({ status, isAlone = false }: StatusMarkProps) => (
  <span className="property-status">
    <i aria-hidden className={`property-dot property-dot-${status.replace(" ", "-")}`} />
    {!isAlone && exposureStatusWords[status]}
  </span>
);
