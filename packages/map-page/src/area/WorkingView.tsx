import { Button } from "@blueprintjs/core";
import { Loading } from "@stopbank/ui/states";

export interface WorkingProps {
  /** "Reading zones.zip". */
  readonly what: string;
  readonly onCancel: () => void;
}

/** While the server reads or works something out: words after a second, and a way out from the start. */
export const WorkingView = ({ what, onCancel }: WorkingProps) => (
  <div className="map-page-area">
    <Loading label={what} />
    <div className="map-page-area-actions">
      <Button onClick={onCancel} text="Cancel" variant="outlined" />
    </div>
  </div>
);
