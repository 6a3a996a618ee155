import { Button } from "@blueprintjs/core";

export interface SharedLayersViewProps {
  /** The names of the layers there are; empty where it is said that steps show none, undefined where nothing is said. */
  readonly has: readonly string[] | undefined;
  readonly onCapture: () => void;
  readonly onRemove: () => void;
}

/** The layers of a story or chapter, which every step has that says nothing of its own (AMB-40). */
export const SharedLayersView = ({ has, onCapture, onRemove }: SharedLayersViewProps) => (
  <fieldset className="story-editor-captures">
    <legend>For steps that have no layers of their own</legend>
    <dl>
      <div data-field="layers">
        <dt>Layers</dt>
        <dd>
          <span>{has === undefined ? "Nothing is said" : has.length === 0 ? "None" : has.join(", ")}</span>
          {has !== undefined && (
            <Button onClick={onRemove} size="small" text="Remove layers" variant="minimal" />
          )}
          <Button onClick={onCapture} size="small" text="Capture layers" variant="outlined" />
        </dd>
      </div>
    </dl>
  </fieldset>
);
