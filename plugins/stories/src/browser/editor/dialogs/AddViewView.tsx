import { Button, FormGroup, HTMLSelect, InputGroup } from "@blueprintjs/core";
import { Dialog } from "@stopbank/ui/dialog";
import type { Loadable } from "@stopbank/ui/loadable";
import { Loaded, Skeleton } from "@stopbank/ui/states";
import { useId } from "react";

/** Where a step can be added. */
export interface StoryChoice {
  readonly id: number;
  readonly title: string;
}

export interface AddViewViewProps {
  readonly isOpen: boolean;
  readonly stories: Loadable<readonly StoryChoice[]>;
  /** The story that is chosen; undefined for a new one. */
  readonly story: number | undefined;
  /** The titles of its chapters, in order; undefined while they are fetched. */
  readonly chapters: readonly string[] | undefined;
  /** Counted from 0; beyond the last for a new one. */
  readonly chapter: number;
  readonly title: string;
  /** What the step takes from the map, in words. */
  readonly taken: string;
  readonly isWorking: boolean;
  readonly problem: string | undefined;
  readonly onStory: (id: number | undefined) => void;
  readonly onChapter: (chapter: number) => void;
  readonly onTitle: (title: string) => void;
  readonly onAdd: () => void;
  readonly onClose: () => void;
}

/** Adds what the map shows to a story, as a step of its draft. */
export function AddViewView(props: AddViewViewProps) {
  const { stories, story, chapters, chapter, title, taken, isWorking, problem } = props;
  const id = useId();
  return (
    <Dialog
      actions={
        <>
          <Button onClick={props.onClose} text="Cancel" />
          <Button
            disabled={stories.state !== "ready" || (story !== undefined && chapters === undefined)}
            intent="primary"
            loading={isWorking}
            onClick={props.onAdd}
            text="Add"
          />
        </>
      }
      isOpen={props.isOpen}
      onClose={props.onClose}
      title="Add this view to a story"
    >
      <p>{taken}</p>
      <Loaded
        label="Loading the stories"
        of={stories}
        skeleton={<Skeleton height={120} />}
        what="The stories could not be loaded"
      >
        {(list) => (
          <>
            <FormGroup label="Story" labelFor={`${id}-story`}>
              <HTMLSelect
                fill
                id={`${id}-story`}
                onChange={({ currentTarget: { value } }) =>
                  props.onStory(value === "" ? undefined : Number(value))
                }
                value={story ?? ""}
              >
                <option value="">New story</option>
                {list.map((one) => (
                  <option key={one.id} value={one.id}>
                    {one.title}
                  </option>
                ))}
              </HTMLSelect>
            </FormGroup>
            {story !== undefined && (
              <FormGroup label="Chapter" labelFor={`${id}-chapter`}>
                <HTMLSelect
                  disabled={chapters === undefined}
                  fill
                  id={`${id}-chapter`}
                  onChange={({ currentTarget: { value } }) => props.onChapter(Number(value))}
                  value={chapter}
                >
                  {(chapters ?? []).map((words, at) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: two chapters may have one title
                    <option key={at} value={at}>
                      {words || `Chapter ${at + 1}`}
                    </option>
                  ))}
                  <option value={chapters?.length ?? 0}>New chapter</option>
                </HTMLSelect>
              </FormGroup>
            )}
            <FormGroup label="Title of the step" labelFor={`${id}-title`}>
              <InputGroup
                id={`${id}-title`}
                maxLength={300}
                onValueChange={(words) => props.onTitle(words)}
                value={title}
              />
            </FormGroup>
          </>
        )}
      </Loaded>
      {problem !== undefined && <p role="alert">{problem}</p>}
    </Dialog>
  );
}
