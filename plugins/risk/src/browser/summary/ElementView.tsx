import type { ElementLayer } from "@stopbank/contract/layers";
import { LayerIcon } from "@stopbank/map-page/layer-icon";
import { type ReactNode, useId } from "react";

export interface ElementViewProps {
  readonly element: Pick<ElementLayer, "icon" | "display_name">;
  /** Chooses what is counted, where there is a choice. */
  readonly toggle: ReactNode;
  /** What hazards do to it. */
  readonly children: ReactNode;
}

/** One element layer of the summary, by its name. */
export function ElementView({ element, toggle, children }: ElementViewProps) {
  const id = useId();
  return (
    <section className="risk-element" aria-labelledby={id}>
      <header>
        <h2 id={id}>
          <LayerIcon name={element.icon} />
          {element.display_name}
        </h2>
        {toggle}
      </header>
      {children}
    </section>
  );
}
