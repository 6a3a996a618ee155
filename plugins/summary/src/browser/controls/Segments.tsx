import { Tooltip } from "@stopbank/ui/tooltip";
import { useId } from "react";

export interface SegmentsProps<Value extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
  /** Why nothing can be chosen now. */
  readonly blockedBy?: string | undefined;
}

/** One of a few, side by side. What cannot be chosen now stays in reach, and says why. */
export function Segments<Value extends string>(props: SegmentsProps<Value>) {
  const { label, options, chosen, onChoose, blockedBy } = props;
  const name = useId();
  const isBlocked = blockedBy !== undefined;
  return (
    <fieldset className="summary-segments">
      <legend className="summary-label">{label}</legend>
      <div className={isBlocked ? "summary-segments-row summary-blocked" : "summary-segments-row"}>
        {options.map(({ value, label: words }) => (
          <label key={value}>
            <Tooltip content={blockedBy}>
              <input
                type="radio"
                name={name}
                aria-disabled={isBlocked || undefined}
                checked={chosen === value}
                onChange={() => {
                  if (!isBlocked) onChoose(value);
                }}
              />
            </Tooltip>
            <span>{words}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
