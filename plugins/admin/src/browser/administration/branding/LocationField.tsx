import { Button, Checkbox } from "@blueprintjs/core";
import type { MapLocation } from "@stopbank/contract/clients";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { numberIn, rangeWords } from "../../../domain/settings/numberIn.ts";
import { WordsField } from "../editing/WordsField.tsx";

export interface LocationFieldProps {
  /** Null: all of the data in sight. */
  readonly location: MapLocation | null;
  /** What the map begins with, for whoever begins to choose. */
  readonly start: MapLocation;
  /** The map to choose on. */
  readonly map: ReactNode;
  readonly onChange: (location: MapLocation | null) => void;
  /** What is typed is no place, so that what was chosen before is not what the reader sees. */
  readonly onUnsound: (isUnsound: boolean) => void;
}

const sides = [
  ["latitude", "Latitude, degrees", { least: -90, most: 90 }],
  ["longitude", "Longitude, degrees", { least: -180, most: 180 }],
  ["zoom", "Zoom, 0 to 24", { least: 0, most: 24 }],
] as const;

/** Where a map begins: with all of its data in sight, or at a view that is chosen on a map or typed. */
export function LocationField({ location, start, map, onChange, onUnsound }: LocationFieldProps) {
  const written = (of: MapLocation) =>
    Object.fromEntries(sides.map(([name]) => [name, String(Number(of[name].toFixed(6)))])) as Record<
      keyof MapLocation,
      string
    >;
  const [typed, setTyped] = useState(written(location ?? start));
  const [shown, setShown] = useState(location);
  // What was chosen on the map, or put back, takes the place of what was typed.
  if (shown !== location) {
    setShown(location);
    if (location !== null && sides.some(([name, , range]) => numberIn(typed[name], range) !== location[name]))
      setTyped(written(location));
  }
  const isUnsound =
    location !== null && sides.some(([name, , range]) => numberIn(typed[name], range) === undefined);
  const tell = useEffectEvent(onUnsound);
  useEffect(() => {
    tell(isUnsound);
    return () => tell(false);
  }, [isUnsound]);
  const apply = (next: typeof typed) => {
    setTyped(next);
    const [latitude, longitude, zoom] = sides.map(([name, , range]) => numberIn(next[name], range));
    if (latitude !== undefined && longitude !== undefined && zoom !== undefined)
      onChange({ latitude, longitude, zoom });
  };
  return (
    <fieldset>
      <legend>Where maps begin</legend>
      <Checkbox
        checked={location === null}
        label="With all of the data in sight"
        onChange={({ currentTarget }) => onChange(currentTarget.checked ? null : start)}
      />
      {location !== null && (
        <>
          {map}
          <div className="admin-pair">
            {sides.map(([name, label, range]) => (
              <WordsField
                key={name}
                label={label}
                most={20}
                onValue={(value) => apply({ ...typed, [name]: value })}
                problem={numberIn(typed[name], range) === undefined ? rangeWords(range) : undefined}
                value={typed[name]}
              />
            ))}
          </div>
        </>
      )}
    </fieldset>
  );
}

export interface UseViewProps {
  readonly onUse: () => void;
}

/** Below the map: what it shows now becomes the view that maps begin with. */
export const UseView = ({ onUse }: UseViewProps) => (
  <Button onClick={onUse} text="Use this view" variant="outlined" />
);
