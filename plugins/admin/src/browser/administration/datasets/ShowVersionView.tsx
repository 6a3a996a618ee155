import type { VersionChanges } from "@stopbank/contract/dataset-history";
import type { Loadable } from "@stopbank/ui/loadable";
import { ConfirmView, type ConfirmViewProps } from "../confirm/ConfirmView.tsx";
import { ChangesView } from "./ChangesView.tsx";

export interface ShowVersionViewProps
  extends Pick<ConfirmViewProps, "isOpen" | "isWorking" | "onCancel" | "onConfirm"> {
  /** The client's name. */
  readonly organisation: string;
  readonly version: string | undefined;
  /** What is shown now. */
  readonly current: string | undefined;
  readonly changes: Loadable<VersionChanges>;
}

/** Says what would change for everybody, and asks. Until that is known, nobody can go on. */
export const ShowVersionView = ({
  organisation,
  version,
  current,
  changes,
  ...props
}: ShowVersionViewProps) => (
  <ConfirmView
    {...props}
    action="Show this version"
    intent="primary"
    isHeld={changes.state !== "ready"}
    title="Show this version to everybody?"
    widthPx={640}
  >
    <p>
      Everybody in {organisation} sees <code>{version}</code> instead of <code>{current}</code> from their
      next request on. You can undo it, and the version that is shown now stays.
    </p>
    <ChangesView changes={changes} most={5} />
  </ConfirmView>
);
