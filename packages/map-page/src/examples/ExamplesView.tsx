import { ChevronRightIcon } from "@blueprintjs/icons";
import type { Example } from "@stopbank/contract/layers";
import { useId } from "react";

export interface ExamplesViewProps {
  readonly heading: string;
  readonly examples: readonly Example[];
  readonly onOpen: (example: Example) => void;
}

/** What the dataset has to show somebody who comes to an empty map; nothing where it names no example. */
export function ExamplesView({ heading, examples, onOpen }: ExamplesViewProps) {
  const id = useId();
  if (examples.length === 0) return null;
  return (
    <section aria-labelledby={id} className="map-page-examples">
      <h2 id={id}>{heading}</h2>
      <ul>
        {examples.map((example) => (
          <li key={example.title}>
            <button type="button" className="map-page-example" onClick={() => onOpen(example)}>
              <span>
                <strong>{example.title}</strong>
                {example.description !== "" && <span className="sb-muted">{example.description}</span>}
              </span>
              <ChevronRightIcon />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
