import { Button } from "@blueprintjs/core";
import { EyeOpenIcon } from "@blueprintjs/icons";

export interface PreviewLineViewProps {
  readonly isLeaving: boolean;
  readonly onLeave: () => void;
}

/** Above every screen, for as long as an administrator looks at it as a member does. */
export const PreviewLineView = ({ isLeaving, onLeave }: PreviewLineViewProps) => (
  <div className="shell-expired" role="status">
    <EyeOpenIcon aria-hidden />
    <span>You see Stopbank as a member does. What you save here is saved as yours.</span>
    <Button loading={isLeaving} onClick={onLeave} size="small" text="Leave the preview" variant="outlined" />
  </div>
);
