import { Button, Menu, MenuDivider, MenuItem, PopoverNext } from "@blueprintjs/core";
import { CaretDownIcon } from "@blueprintjs/icons";
import type { OfferedFigure } from "../../../domain/editing/offeredFigures.ts";

export interface FigureMenuProps {
  /** Of what the step shows. */
  readonly figures: readonly OfferedFigure[];
  /** `risk.buildings.flood_100.exposed`, to be put in braces. */
  readonly onInsert: (name: string) => void;
  /** They are looked at, or no more: what they are is worked out meanwhile. */
  readonly onLook?: ((isLooking: boolean) => void) | undefined;
}

/** The figures that a text can have, by scenario; the engine fills them in when the story is read. */
export function FigureMenu({ figures, onInsert, onLook }: FigureMenuProps) {
  const scenarios = [...new Set(figures.map(({ scenario }) => scenario))];
  const content = (
    <Menu className="story-editor-figures">
      {figures.length === 0 && (
        <MenuItem disabled text="The step shows no layer under a scenario: capture layers first." />
      )}
      {scenarios.map((scenario) => (
        <li key={scenario}>
          <ul className="bp6-menu-group" aria-label={scenario}>
            <MenuDivider title={scenario} />
            {figures
              .filter((figure) => figure.scenario === scenario)
              .map(({ name, label, text }) => (
                <MenuItem
                  key={name}
                  labelElement={text === "" ? "none" : (text ?? "…")}
                  onClick={() => onInsert(name)}
                  text={label}
                />
              ))}
          </ul>
        </li>
      ))}
    </Menu>
  );
  return (
    <PopoverNext
      arrow={false}
      content={content}
      onClosed={() => onLook?.(false)}
      onOpening={() => onLook?.(true)}
      placement="bottom-end"
      shouldReturnFocusOnClose={false}
    >
      <Button endIcon={<CaretDownIcon />} size="small" text="Insert a figure" variant="minimal" />
    </PopoverNext>
  );
}
