import { Button } from "@blueprintjs/core";
import { ArrowDownIcon, ArrowUpIcon, DragHandleVerticalIcon } from "@blueprintjs/icons";
import type { FormElement, ParameterValue } from "@stopbank/contract/layers";
import { controlsOf, setControl } from "@stopbank/scene/controls";
import { useRef } from "react";
import { isPinned, movedControl } from "../controls/controlOrder.ts";
import { controlTitle } from "../controls/controlTitle.ts";
import { useMapPage, usePage, usePageState } from "../page/mapPageContext.ts";
import { useSortable } from "../sorting/useSortable.ts";
import { ControlInput } from "./ControlInput.tsx";
import type { ControlledHazard } from "./ScenarioControls.tsx";

/** Flag newHazardControls: earlier controls restrict later ones, and the user decides which come first. */
export function OrderedControls({ hazard, layer }: ControlledHazard) {
  const { store } = useMapPage();
  const { setControlOrder } = usePage();
  const preferred = usePageState().controlOrder[layer.id] ?? [];
  const elements = controlsOf(hazard, preferred);
  const order = elements.map(({ key }) => key);
  const scenario = hazard.scenarios.find(({ assetTag }) => assetTag === layer.scenario);
  const set = (key: string, value: ParameterValue | undefined) =>
    store.apply(setControl(hazard, key, value, order), { gesture: `control ${layer.id} ${key}` });
  const move = (key: string, to: number) => setControlOrder(layer.id, movedControl(elements, key, to));
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
          onReset={() => set(element.key, undefined)}
          onMove={move}
        >
          <ControlInput
            hazard={hazard}
            element={element}
            controls={layer.controls}
            order={order}
            value={layer.controls[element.key] ?? scenario?.parameters[element.key]}
            onChange={(value) => set(element.key, value)}
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
  readonly children: React.ReactNode;
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
