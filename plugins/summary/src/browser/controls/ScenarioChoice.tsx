import { Button, PopoverNext, PopupKind, Tag } from "@blueprintjs/core";
import { CaretDownIcon } from "@blueprintjs/icons";
import { useId } from "react";
import { ScenarioList, type ScenarioListProps } from "./ScenarioList.tsx";

export type ScenarioChoiceProps = ScenarioListProps;

/** So many of the chosen stand by name (specification 2, section 9); the rest is a number. */
const mostTags = 2;

/** What is chosen, and on a press the list to choose from, which stays open while one chooses (SUM-02). */
export function ScenarioChoice(props: ScenarioChoiceProps) {
  const { groups, chosen } = props;
  const label = useId();
  const value = useId();
  const names = new Map(
    groups.flatMap(({ scenarios }) => scenarios.map(({ tag, wholeName }) => [tag, wholeName] as const)),
  );
  const more = chosen.length - mostTags;
  return (
    <div className="summary-choice">
      <span className="summary-label" id={label}>
        Hazard scenarios
      </span>
      <PopoverNext
        arrow={false}
        content={<ScenarioList {...props} />}
        placement="bottom-start"
        popoverClassName="summary-popover"
        popupKind={PopupKind.DIALOG}
        shouldReturnFocusOnClose
        transitionDuration={100}
      >
        <Button
          alignText="start"
          aria-labelledby={`${label} ${value}`}
          className="summary-choice-button"
          endIcon={<CaretDownIcon />}
        >
          <span className="summary-tags" id={value}>
            {chosen.length === 0 && <span className="summary-placeholder">Choose hazard scenarios</span>}
            {chosen.slice(0, mostTags).map((tag) => (
              <Tag key={tag} minimal title={names.get(tag)}>
                {names.get(tag) ?? tag}
              </Tag>
            ))}
            {more > 0 && <span> and {more} more</span>}
          </span>
        </Button>
      </PopoverNext>
    </div>
  );
}
