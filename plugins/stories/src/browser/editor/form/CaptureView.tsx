import { Button } from "@blueprintjs/core";

export const capturedParts = ["view", "layers", "regions", "area"] as const;
export type CapturedPart = (typeof capturedParts)[number];

export interface CaptureViewProps {
  /** What the step has of each, in words. */
  readonly has: Readonly<Record<CapturedPart, string>>;
  /** The parts in which the map shows something else than the step has. */
  readonly differing: ReadonlySet<CapturedPart>;
  readonly isWorking: boolean;
  readonly onCapture: (part: CapturedPart) => void;
  /** Shows on the map what the step has. */
  readonly onShow: () => void;
}

const names: Readonly<Record<CapturedPart, string>> = {
  view: "View",
  layers: "Layers",
  regions: "Regions",
  area: "Area",
};

/** What a step has from the map, and taking it from the map of now. */
export const CaptureView = ({ has, differing, isWorking, onCapture, onShow }: CaptureViewProps) => (
  <fieldset className="story-editor-captures">
    <legend>On the map</legend>
    <dl>
      {capturedParts.map((part) => (
        <div data-field={part} key={part}>
          <dt>{names[part]}</dt>
          <dd>
            <span>
              {has[part]}
              {differing.has(part) && <small>The map shows something else.</small>}
            </span>
            <Button
              disabled={isWorking}
              intent={differing.has(part) ? "primary" : "none"}
              onClick={() => onCapture(part)}
              size="small"
              text={`Capture ${part}`}
              variant="outlined"
            />
          </dd>
        </div>
      ))}
    </dl>
    <Button disabled={differing.size === 0} onClick={onShow} size="small" text="Show this step on the map" />
  </fieldset>
);
