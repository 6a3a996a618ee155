import { Button, Checkbox } from "@blueprintjs/core";
import type { MapLocation } from "@stopbank/contract/clients";
import { type ReactNode, useState } from "react";
import { WordsField } from "../editing/WordsField.tsx";

export interface LocationFieldProps {
  /** Null: all of the data in sight. */
  readonly location: MapLocation | null;
  /** What the map begins with, for whoever begins to choose. */
  readonly start: MapLocation;
  /** The map to choose on. */
  readonly map: ReactNode;
  readonly onChange: (location: MapLocation | null) => void;
}

const sides = [
  ["latitude", "Latitude, degrees", -90, 90],
  ["longitude", "Longitude, degrees", -180, 180],
  ["zoom", "Zoom, 0 to 24", 0, 24],
] as const;

/** Where a map begins: with all of its data in sight, or at a view that is chosen on a map or typed. */
export function LocationField({ location, start, map, onChange }: LocationFieldProps) {
  const written = (of: MapLocation) =>
    Object.fromEntries(sides.map(([name]) => [name, String(of[name])])) as Record<keyof MapLocation, string>;
  const [typed, setTyped] = useState(written(location ?? start));
  const [shown, setShown] = useState(location);
  // What was chosen on the map, or put back, takes the place of what was typed.
  if (shown !== location) {
    setShown(location);
    if (location !== null && sides.some(([name]) => Number(typed[name]) !== location[name]))
      setTyped(written(location));
  }
  const wrong = (name: keyof MapLocation, least: number, most: number) => {
    const value = Number(typed[name]);
    return typed[name].trim() === "" || !(value >= least && value <= most)
      ? `A number from ${least} to ${most}.`
      : undefined;
  };
  const apply = (next: typeof typed) => {
    setTyped(next);
    const all = sides.map(([name, , least, most]) => {
      const value = Number(next[name]);
      return next[name].trim() !== "" && value >= least && value <= most ? value : undefined;
    });
    const [latitude, longitude, zoom] = all;
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
            {sides.map(([name, label, least, most]) => (
              <WordsField
                key={name}
                label={label}
                most={20}
                onValue={(value) => apply({ ...typed, [name]: value })}
                problem={wrong(name, least, most)}
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
