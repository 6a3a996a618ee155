import { Button, HTMLSelect, InputGroup } from "@blueprintjs/core";
import { Failed } from "@stopbank/ui/states";
import { type FormEvent, useState } from "react";

export interface FileFailedProps {
  readonly fileName: string;
  readonly error: Error;
  /** It is about the reference system of the file's coordinates, which a person can state. */
  readonly asksForSystem: boolean;
  /** @param system such as `EPSG:2193`. */
  readonly onReadIn: (system: string) => void;
  readonly onBack: () => void;
}

/** Systems that files come in here most; others are written by their number. */
const usual = [
  ["EPSG:2193", "New Zealand Transverse Mercator (EPSG:2193)"],
  ["EPSG:4326", "Longitude and latitude, WGS 84 (EPSG:4326)"],
  ["EPSG:27200", "New Zealand Map Grid (EPSG:27200)"],
  ["EPSG:3857", "Web Mercator (EPSG:3857)"],
] as const;
const other = "other";

/** A file that could not be read: why, and what can be done about it. */
export function FileFailedView({ fileName, error, asksForSystem, onReadIn, onBack }: FileFailedProps) {
  const [chosen, setChosen] = useState<string>(usual[0][0]);
  const [written, setWritten] = useState("");
  const system =
    chosen === other
      ? written
          .trim()
          .toUpperCase()
          .replace(/^(\d+)$/, "EPSG:$1")
      : chosen;
  const isSystem = /^EPSG:\d{4,6}$/.test(system);
  const readIn = (event: FormEvent) => {
    event.preventDefault();
    if (isSystem) onReadIn(system);
  };
  return (
    <div className="map-page-area">
      <Failed what={`${fileName} could not be read`} error={error} />
      {asksForSystem && (
        <form className="map-page-area-keep" onSubmit={readIn}>
          <HTMLSelect
            aria-label="Reference system of the file"
            onChange={({ currentTarget }) => setChosen(currentTarget.value)}
            options={[
              ...usual.map(([value, label]) => ({ value, label })),
              { value: other, label: "Another, by its EPSG number" },
            ]}
            value={chosen}
          />
          {chosen === other && (
            <InputGroup
              aria-label="EPSG number"
              onValueChange={setWritten}
              placeholder="EPSG:2105"
              value={written}
            />
          )}
          <Button disabled={!isSystem} text="Read again" type="submit" />
        </form>
      )}
      <div className="map-page-area-actions">
        <Button onClick={onBack} text="Back" variant="outlined" />
      </div>
    </div>
  );
}
