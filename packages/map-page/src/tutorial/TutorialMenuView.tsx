import { Button } from "@blueprintjs/core";
import { ChevronRightIcon } from "@blueprintjs/icons";
import type { TutorialModule } from "@stopbank/plugin-api/browser";
import { Dialog } from "@stopbank/ui/dialog";
import type { Loadable } from "@stopbank/ui/loadable";
import { Loaded, Skeleton } from "@stopbank/ui/states";
import { type LessonModule, moduleWords } from "./modules.ts";

export interface TutorialMenuViewProps {
  readonly isOpen: boolean;
  /** "The Risk Tutorial". */
  readonly title: string;
  readonly modules: Loadable<readonly LessonModule[]>;
  readonly onModule: (name: TutorialModule) => void;
  /** All modules, one after the other. */
  readonly onAll: () => void;
  readonly onClose: () => void;
}

/** What there is to learn of a page, and all of it at once. */
export function TutorialMenuView({
  isOpen,
  title,
  modules,
  onModule,
  onAll,
  onClose,
}: TutorialMenuViewProps) {
  const hasSteps = modules.state === "ready" && modules.value.length > 0;
  return (
    <Dialog
      className="tutorial-menu"
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      actions={<Button disabled={!hasSteps} intent="primary" onClick={onAll} text="Next" />}
    >
      <Loaded
        of={modules}
        label="Loading the tutorial"
        what="The tutorial could not be loaded"
        skeleton={<Skeleton height={240} />}
      >
        {(offered) =>
          offered.length === 0 ? (
            <p>There is nothing on this page that the tutorial could show.</p>
          ) : (
            <>
              <p>
                Choose a part, or press Next for the whole tour. You can use the map all the while. What you
                have on it comes back at the end.
              </p>
              <ul>
                {offered.map(({ name, steps }) => (
                  <li key={name}>
                    <button type="button" onClick={() => onModule(name)}>
                      <span className="tutorial-menu-words">
                        <strong>{name}</strong>
                        <span className="sb-muted">{moduleWords[name]}</span>
                      </span>
                      <small className="sb-muted">
                        {steps.length === 1 ? "1 step" : `${steps.length} steps`}
                      </small>
                      <ChevronRightIcon aria-hidden />
                    </button>
                  </li>
                ))}
              </ul>
            </>
          )
        }
      </Loaded>
    </Dialog>
  );
}
