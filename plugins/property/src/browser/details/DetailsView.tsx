import { formatAttribute, none } from "@stopbank/numbers";
import { formatDate } from "@stopbank/ui/dates";
import { Empty } from "@stopbank/ui/states";
import type { Detail, PropertyDetails } from "../../domain/groupDetails.ts";

export interface DetailsViewProps {
  readonly details: PropertyDetails;
}

/** What is known of the property itself (PRO-05). */
export function DetailsView({ details: { legalDescription, address, groups } }: DetailsViewProps) {
  if (legalDescription === undefined && address === undefined && groups.length === 0)
    return <Empty>No details available for this property.</Empty>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: nothing in it can be pressed, and without that nobody scrolls it by keyboard
    <section aria-label="Property Details" className="property-details" tabIndex={0}>
      {(legalDescription !== undefined || address !== undefined) && (
        <header>
          {legalDescription !== undefined && (
            <p className="property-legal">
              <span className="sb-visually-hidden">Legal description: </span>
              {legalDescription}
            </p>
          )}
          {address !== undefined && <h2>{address}</h2>}
        </header>
      )}
      {groups.map(({ title, details }) => (
        <section key={title}>
          <h3>{title}</h3>
          <dl>
            {details.map((detail) => (
              <div key={detail.key}>
                <dt>{detail.label}</dt>
                <dd>{detailText(detail)}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </section>
  );
}

function detailText(detail: Detail): string {
  const { type, value } = detail;
  if (value === null) return none;
  if (type === "date") return formatDate(new Date(value));
  return typeof value === "string" ? value : formatAttribute(detail, value);
}
