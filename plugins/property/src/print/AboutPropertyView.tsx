import type { PropertyFacts } from "@stopbank/contract/property";
import { Fact } from "@stopbank/map-page/print/fact";

export interface AboutPropertyViewProps {
  readonly facts: PropertyFacts;
  /** When the document was made: "28 November 2026". */
  readonly day: string;
}

/** Which property, of what data, and when. */
export const AboutPropertyView = ({ facts, day }: AboutPropertyViewProps) => {
  const { address, name, legal_description, asset_id, organisation, dataset } = facts;
  return (
    <section className="property-paper-about">
      <h2>{address ?? name}</h2>
      <dl className="paper-facts">
        <Fact term="Legal description">{legal_description ?? "Not in the data"}</Fact>
        <Fact term="ID">{asset_id}</Fact>
        <Fact term="Information of">{`${organisation}, as of ${day}`}</Fact>
        <Fact term="Data">{`${dataset.title}, version ${dataset.version}`}</Fact>
      </dl>
    </section>
  );
};
