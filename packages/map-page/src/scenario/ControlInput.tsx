import type { FormElement, HazardDetail, ParameterValue } from "@stopbank/contract/layers";
import { formatNamed } from "@stopbank/numbers";
import { type ControlOption, type ControlValues, optionsOf } from "@stopbank/scene/controls";
import { Tooltip } from "@stopbank/ui/tooltip";
import { useId } from "react";
import { parameterText } from "../controls/hazardFilters.ts";
import { StepSlider } from "./StepSlider.tsx";

export interface ControlInputProps {
  readonly hazard: HazardDetail;
  readonly element: FormElement;
  readonly controls: ControlValues;
  readonly order: readonly string[];
  /** Of the scenario on the map, whether it was set or chosen automatically. */
  readonly value: ParameterValue | undefined;
  readonly onChange: (value: ParameterValue) => void;
}

/** One dial of a hazard, as its form says. What no scenario has together with the dials before it is disabled. */
export function ControlInput(props: ControlInputProps) {
  const { hazard, element, controls, order, value, onChange } = props;
  const options = optionsOf(hazard, controls, element.key, order);
  const text = (option: ParameterValue) => parameterText(hazard, element.key, option);
  if (element.type === "slider" || element.type === "sealevelSlider") {
    const isPlain = options.every((option) => typeof option.value === "number");
    return (
      <StepSlider
        label={element.title}
        marks={options.map((option) => ({
          // The unit stands in the title: beside every mark it would be noise.
          text: isPlain ? formatNamed(element.key, Number(option.value)) : text(option.value),
          isAvailable: option.available,
        }))}
        at={Math.max(
          0,
          options.findIndex((option) => option.value === value),
        )}
        onChange={(at) => {
          const option = options[at];
          if (option !== undefined) onChange(option.value);
        }}
      />
    );
  }
  return <Choices title={element.title} options={options} value={value} text={text} onChange={onChange} />;
}

interface ChoicesProps {
  readonly title: string;
  readonly options: readonly ControlOption[];
  readonly value: ParameterValue | undefined;
  readonly text: (value: ParameterValue) => string;
  readonly onChange: (value: ParameterValue) => void;
}

/** A radio group; a checkbox of the form has two values, and saying both is clearer than a tick. */
function Choices({ title, options, value, text, onChange }: ChoicesProps) {
  const name = useId();
  return (
    <div className="map-page-choices" role="radiogroup" aria-label={title}>
      {options.map((option) => (
        <Tooltip
          key={String(option.value)}
          content={option.available ? undefined : "No scenario has this together with the controls above."}
        >
          <label>
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              disabled={!option.available}
              onChange={() => onChange(option.value)}
            />
            <span>{text(option.value)}</span>
          </label>
        </Tooltip>
      ))}
    </div>
  );
}
