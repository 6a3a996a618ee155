import type { PropertyFacts } from "@stopbank/contract/property";
import { LinkCode } from "@stopbank/map-page/print/link-code";

export interface ReportEndViewProps {
  readonly facts: Pick<PropertyFacts, "disclaimer" | "dataset">;
  readonly link: string;
}

const day = new Intl.DateTimeFormat("en-NZ", { dateStyle: "long" });

/** Where it comes from, the link that opens the property again, and the council's own disclaimer. */
export const ReportEndView = ({ facts: { disclaimer, dataset }, link }: ReportEndViewProps) => (
  <section className="property-paper-end">
    <LinkCode url={link} />
    <div>
      <p>
        {[
          `Data: ${dataset.title}, version ${dataset.version}`,
          ...(dataset.published_at === null
            ? []
            : [`published ${day.format(new Date(dataset.published_at))}`]),
          dataset.licence,
        ].join(", ")}
        . {dataset.notice}
      </p>
      <p>{`Sources: ${dataset.sources.map(({ title }) => title).join("; ") || "none stated"}.`}</p>
      {disclaimer !== null && <p>{disclaimer}</p>}
      <p>
        Open this property: <a href={link}>{link}</a>
      </p>
    </div>
  </section>
);
