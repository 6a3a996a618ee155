import { useId } from "react";

export interface NotComparedViewProps {
  /** Of the layer. */
  readonly name: string;
  /** Why, as the API says it. */
  readonly sentence: string;
}

/** A layer that the other version has nothing to compare with. */
export function NotComparedView({ name, sentence }: NotComparedViewProps) {
  const id = useId();
  return (
    <section className="risk-compared" aria-labelledby={id}>
      <h3 id={id}>{name}</h3>
      <p>{sentence}</p>
    </section>
  );
}
