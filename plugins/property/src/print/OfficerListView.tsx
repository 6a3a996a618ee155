export interface OfficerListViewProps {
  /** What the council's officer adds whatever the property. */
  readonly adds: readonly string[];
  /** What neither the data nor the council's words hold of this one, in sentences. */
  readonly missing: readonly string[];
}

/** What is to be added before it is a memorandum's section. */
export const OfficerListView = ({ adds, missing }: OfficerListViewProps) => (
  <section className="paper-box paper-whole">
    <h3>For the officer to complete</h3>
    {adds.length + missing.length === 0 ? (
      <p>Nothing is known to be missing.</p>
    ) : (
      <ul className="property-paper-tasks">
        {[...adds, ...missing].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    )}
  </section>
);
