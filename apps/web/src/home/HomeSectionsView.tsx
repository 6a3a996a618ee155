import { type ReactNode, useId } from "react";

export interface HomeSectionsViewProps {
  readonly sections: readonly { readonly id: string; readonly title: string; readonly content: ReactNode }[];
}

/** Parts of Home side by side, each under its own heading. */
export function HomeSectionsView({ sections }: HomeSectionsViewProps) {
  const id = useId();
  if (sections.length === 0) return null;
  return (
    <div className="home-sections">
      {sections.map(({ id: name, title, content }) => (
        <section aria-labelledby={`${id}-${name}`} className="sb-card" key={name}>
          <h2 id={`${id}-${name}`}>{title}</h2>
          {content}
        </section>
      ))}
    </div>
  );
}
