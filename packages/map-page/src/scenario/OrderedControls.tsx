import { Button } from "@blueprintjs/core";
import { ArrowDownIcon, ArrowUpIcon, DragHandleVerticalIcon } from "@blueprintjs/icons";
import type { FormElement } from "@stopbank/contract/layers";
import { controlsOf } from "@stopbank/scene/controls";
import { type ReactNode, useRef } from "react";
import { isPinned, movedControl } from "../controls/controlOrder.ts";
import { controlTitle } from "../controls/controlTitle.ts";
import { useSortable } from "../sorting/useSortable.ts";
import { ControlInput } from "./ControlInput.tsx";
import type { ControlledHazard, SetControl } from "./controlledHazard.ts";

export interface OrderedControlsProps {
  readonly of: ControlledHazard;
  /** Keys the user put first; empty where the form's own order stands. */
  readonly preferred: readonly string[];
  readonly onSet: SetControl;
  readonly onOrder: (order: readonly string[]) => void;
}

/** Flag newHazardControls: earlier controls restrict later ones, and the user decides which come first. */
export function OrderedControls({ of, preferred, onSet, onOrder }: OrderedControlsProps) {
  const { hazard, layer } = of;
  const elements = controlsOf(hazard, preferred);
  const order = elements.map(({ key }) => key);
  const scenario = hazard.scenarios.find(({ assetTag }) => assetTag === layer.scenario);
  return (
    <ol className="map-page-ordered">
      {elements.map((element, index) => (
        <OrderedControl
          key={element.key}
          element={element}
          elements={elements}
          index={index}
          list={`controls ${layer.id}`}
          title={controlTitle(hazard, element)}
          isSet={layer.controls[element.key] !== undefined}
          onReset={() => onSet(of, element.key, undefined, order)}
          onMove={(key, to) => onOrder(movedControl(elements, key, to))}
        >
          <ControlInput
            hazard={hazard}
            element={element}
            controls={layer.controls}
            order={order}
            value={layer.controls[element.key] ?? scenario?.parameters[element.key]}
            onChange={(value) => onSet(of, element.key, value, order)}
          />
        </OrderedControl>
      ))}
    </ol>
  );
}

interface OrderedControlProps {
  readonly element: FormElement;
  readonly elements: readonly FormElement[];
  readonly index: number;
  readonly list: string;
  readonly title: string;
  readonly isSet: boolean;
  readonly onReset: () => void;
  readonly onMove: (key: string, to: number) => void;
  readonly children: ReactNode;
}

function OrderedControl({
  element,
  elements,
  index,
  list,
  title,
  isSet,
  onReset,
  onMove,
  children,
}: OrderedControlProps) {
  const row = useRef<HTMLLIElement>(null);
  const handle = useRef<HTMLElement>(null);
  const pinned = isPinned(element);
  const { edge, isDragged } = useSortable(row, handle, { list, id: element.key, index, onMove });
  const above = elements[index - 1];
  return (
    <li className={isDragged ? "map-page-dragged" : ""} data-edge={edge} ref={row}>
      <div className="map-page-control-head">
        <i className="map-page-handle" ref={handle} hidden={pinned} title="Drag to change priority">
          <DragHandleVerticalIcon aria-hidden />
        </i>
        <span>{title}</span>
        {isSet ? (
          <Button
            aria-label={`Reset ${title}`}
            onClick={onReset}
            size="small"
            text="Reset"
            variant="minimal"
          />
        ) : (
          <span className="sb-muted sb-small">Automatically chosen</span>
        )}
        {!pinned && elements.length > 1 && (
          <>
            <Button
              aria-label={`${title}: higher priority`}
              disabled={above === undefined || isPinned(above)}
              icon={<ArrowUpIcon size={12} />}
              onClick={() => onMove(element.key, index - 1)}
              size="small"
              variant="minimal"
            />
            <Button
              aria-label={`${title}: lower priority`}
              disabled={index === elements.length - 1}
              icon={<ArrowDownIcon size={12} />}
              onClick={() => onMove(element.key, index + 1)}
              size="small"
              variant="minimal"
            />
          </>
        )}
      </div>
      {children}
    </li>
  );
}
