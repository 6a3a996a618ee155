import { Button, InputGroup } from "@blueprintjs/core";
import type { NamedArea } from "@stopbank/contract/named-area";
import { ActionButton } from "@stopbank/ui/action-button";
import { type FormEvent, useState } from "react";

export interface NamedAreasProps {
  readonly areas: readonly NamedArea[];
  /** The area on the map, which may be given a name. */
  readonly hasArea: boolean;
  readonly onName: (name: string) => void;
  readonly onOpen: (area: NamedArea) => void;
  readonly onRename: (area: NamedArea, name: string) => void;
  readonly onDelete: (area: NamedArea) => void;
}

/** Areas that a person has given names, and a name for the one on the map. */
export function NamedAreasView({ areas, hasArea, onName, onOpen, onRename, onDelete }: NamedAreasProps) {
  const [name, setName] = useState("");
  /** The area that is being renamed, and its name to be. */
  const [renamed, setRenamed] = useState<NamedArea>();
  const keep = (event: FormEvent) => {
    event.preventDefault();
    if (!hasArea || name.trim() === "") return;
    onName(name.trim());
    setName("");
  };
  const rename = (event: FormEvent) => {
    event.preventDefault();
    const area = areas.find(({ area_id }) => area_id === renamed?.area_id);
    if (area !== undefined && renamed !== undefined && renamed.name.trim() !== "")
      onRename(area, renamed.name.trim());
    setRenamed(undefined);
  };
  return (
    <>
      {areas.length === 0 && <p className="sb-muted">No areas have names yet.</p>}
      <ul className="map-page-area-named">
        {areas.map((area) =>
          renamed?.area_id === area.area_id ? (
            <li key={area.area_id}>
              <form onSubmit={rename}>
                <InputGroup
                  aria-label={`New name of ${area.name}`}
                  autoFocus
                  fill
                  maxLength={100}
                  onValueChange={(value) => setRenamed({ ...area, name: value })}
                  value={renamed.name}
                />
                <Button size="small" text="Rename" type="submit" />
              </form>
            </li>
          ) : (
            <li key={area.area_id}>
              <Button
                alignText="start"
                className="map-page-area-name"
                onClick={() => onOpen(area)}
                text={area.name}
                variant="minimal"
              />
              <Button
                aria-label={`Rename ${area.name}`}
                onClick={() => setRenamed(area)}
                size="small"
                text="Rename"
                variant="minimal"
              />
              <Button
                aria-label={`Delete ${area.name}`}
                onClick={() => onDelete(area)}
                size="small"
                text="Delete"
                variant="minimal"
              />
            </li>
          ),
        )}
      </ul>
      <form className="map-page-area-keep" onSubmit={keep}>
        <InputGroup
          aria-label="Name of the area on the map"
          fill
          maxLength={100}
          onValueChange={setName}
          placeholder="Name of the area on the map"
          value={name}
        />
        <ActionButton
          blockedBy={
            !hasArea
              ? "There is no area on the map yet."
              : name.trim() === ""
                ? "Write a name first."
                : undefined
          }
          text="Keep"
          type="submit"
        />
      </form>
    </>
  );
}
