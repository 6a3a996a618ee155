import { Button, Checkbox } from "@blueprintjs/core";
import type { AreaFile } from "@stopbank/contract/area-file";
import { ActionButton } from "@stopbank/ui/action-button";
import { BufferField } from "./BufferField.tsx";
import { isPolygon, metresOf, shapeWords } from "./shapeWords.ts";

export interface FileShapesProps {
  readonly file: AreaFile;
  /** Places of the chosen shapes among the file's. */
  readonly chosen: readonly number[];
  readonly onChoose: (chosen: readonly number[]) => void;
  readonly buffer: string;
  readonly onBuffer: (value: string) => void;
  readonly onUse: () => void;
  /** To another file, or another way. */
  readonly onBack: () => void;
  /** Shows where a shape is wrong. */
  readonly onShow: (place: readonly number[], what: string) => void;
}

/** The shapes of a file, of which one or several become the area. */
export function FileShapesView({
  file,
  chosen,
  onChoose,
  buffer,
  onBuffer,
  onUse,
  onBack,
  onShow,
}: FileShapesProps) {
  const { features, systems, notes } = file;
  const sound = features.flatMap(({ fault }, i) => (fault === undefined ? [i] : []));
  const needsBuffer = chosen.some((i) => !isPolygon(features[i]!));
  const metres = metresOf(buffer);
  const toggle = (i: number) =>
    onChoose(
      chosen.includes(i) ? chosen.filter((other) => other !== i) : [...chosen, i].toSorted((a, b) => a - b),
    );
  return (
    <div className="map-page-area">
      <p className="sb-muted">
        {`From ${systems.join(" and ")} to longitude and latitude (WGS 84), by PROJ. Nothing was simplified.`}
      </p>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {sound.length > 1 && (
        <Checkbox
          checked={chosen.length === sound.length}
          indeterminate={chosen.length > 0 && chosen.length < sound.length}
          label={`All ${sound.length} shapes, united`}
          onChange={() => onChoose(chosen.length === sound.length ? [] : sound)}
        />
      )}
      <ul className="map-page-area-shapes">
        {features.map((feature, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: shapes of a file have no other names, and stay in its order.
          <li key={i}>
            <Checkbox
              checked={chosen.includes(i)}
              disabled={feature.fault !== undefined}
              onChange={() => toggle(i)}
            >
              {feature.layer === undefined ? feature.name : `${feature.name} (${feature.layer})`}
              <span className="sb-muted"> {shapeWords(feature)}</span>
            </Checkbox>
            {feature.fault !== undefined && (
              <p className="map-page-area-fault">
                {feature.fault.message}
                {feature.fault.at !== undefined && (
                  <Button
                    onClick={() => onShow(feature.fault?.at ?? [], feature.fault?.message ?? "")}
                    size="small"
                    text="Show on the map"
                    variant="minimal"
                  />
                )}
              </p>
            )}
          </li>
        ))}
      </ul>
      <BufferField value={buffer} onChange={onBuffer} isNeeded={needsBuffer} />
      <div className="map-page-area-actions">
        <Button onClick={onBack} text="Back" variant="outlined" />
        <ActionButton
          blockedBy={blockedBy(chosen.length, metres, needsBuffer)}
          intent="primary"
          onClick={onUse}
          text={chosen.length > 1 ? `Unite ${chosen.length} shapes as the area` : "Use as the area"}
        />
      </div>
    </div>
  );
}

function blockedBy(count: number, metres: number | undefined, needsBuffer: boolean): string | undefined {
  if (count === 0) return "Choose a shape first.";
  if (Number.isNaN(metres)) return "Write the buffer in metres first.";
  return needsBuffer && metres === undefined ? "Lines and points need a buffer in metres." : undefined;
}
