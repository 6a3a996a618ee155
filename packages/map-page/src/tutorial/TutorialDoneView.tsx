import { Button } from "@blueprintjs/core";
import { Dialog } from "@stopbank/ui/dialog";

export interface TutorialDoneViewProps {
  readonly isOpen: boolean;
  /** Of what was gone through: "Map Basics"; undefined for all of it. */
  readonly module: string | undefined;
  readonly onAnother: () => void;
  readonly onExit: () => void;
}

/** The end of a tour. */
export const TutorialDoneView = ({ isOpen, module, onAnother, onExit }: TutorialDoneViewProps) => (
  <Dialog
    isOpen={isOpen}
    onClose={onExit}
    title="Congratulations"
    widthPx={400}
    actions={
      <>
        <Button onClick={onAnother} text="Try Another Tutorial" variant="outlined" />
        <Button autoFocus intent="primary" onClick={onExit} text="Exit" />
      </>
    }
  >
    You have been through {module === undefined ? "the whole tutorial" : `“${module}”`}. Your own map is back
    as it was.
  </Dialog>
);
