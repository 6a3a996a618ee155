import { type ReactNode, useId } from "react";
import { LayerIcon } from "../naming/LayerIcon.tsx";

/** Options under a heading with its icon. */
export function OptionGroup({
  title,
  icon,
  children,
}: {
  readonly title: string;
  readonly icon: string;
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <fieldset className="map-page-option-group" aria-labelledby={id}>
      <h3 id={id}>
        <LayerIcon name={icon} sizePx={14} />
        {title}
      </h3>
      {children}
    </fieldset>
  );
}
