import { Button, FileInput, Menu, MenuItem, PopoverNext } from "@blueprintjs/core";
import { AddIcon, MoreIcon, WarningSignIcon } from "@blueprintjs/icons";
import { formatDateTime } from "@stopbank/ui/dates";
import { Empty } from "@stopbank/ui/states";
import { Link } from "wouter";
import type { ListedStory } from "../../../domain/editing/listedStories.ts";
import { editorPath } from "../../../domain/storyAddress.ts";

export interface EditorListViewProps {
  readonly stories: readonly ListedStory[];
  /** How many figures of a published story are others today than when it was published, by its number. */
  readonly changed?: ReadonlyMap<number, number> | undefined;
  readonly isWorking: boolean;
  readonly onNew: () => void;
  readonly onExport: (story: ListedStory) => void;
  /** A file that a story was exported to. */
  readonly onImport: (file: File) => void;
  readonly onDuplicate: (story: ListedStory) => void;
  readonly onWithdraw: (story: ListedStory) => void;
  readonly onDiscard: (story: ListedStory) => void;
}

/** The stories of a client as those see them who write them: published, withdrawn, or drafts. */
export const EditorListView = ({ stories, isWorking, onNew, onImport, ...props }: EditorListViewProps) => (
  <div className="story-editor">
    <header className="story-editor-head">
      <h2>Story editor</h2>
      <span className="story-editor-head-actions">
        <FileInput
          disabled={isWorking}
          inputProps={{
            accept: ".zip,.json,.yaml,application/zip,application/json",
            "aria-label": "Import a story from a file",
          }}
          onInputChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file !== undefined) onImport(file);
            currentTarget.value = "";
          }}
          text="Import…"
        />
        <Button disabled={isWorking} icon={<AddIcon />} intent="primary" onClick={onNew} text="New story" />
      </span>
    </header>
    {stories.length === 0 ? (
      <Empty>There is no story yet. Begin one here, or choose 'Add this view to a story' on the map.</Empty>
    ) : (
      <ul aria-label="Stories" className="story-editor-list">
        {stories.map((story) => (
          <li key={story.id}>
            <Link href={editorPath(story.id)}>
              <strong>{story.title || "Untitled story"}</strong>
              <span>{stateWords(story)}</span>
              {(props.changed?.get(story.id) ?? 0) > 0 && (
                <span className="story-editor-changed">
                  <WarningSignIcon size={14} /> {changedWords(props.changed?.get(story.id) ?? 0)}
                </span>
              )}
            </Link>
            <PopoverNext
              arrow={false}
              content={
                <Menu>
                  <MenuItem onClick={() => props.onDuplicate(story)} text="Duplicate" />
                  {(story.draft !== undefined || !story.isWithdrawn) && (
                    <MenuItem
                      onClick={() => props.onExport(story)}
                      text={story.draft === undefined ? "Export as a file" : "Export the draft as a file"}
                    />
                  )}
                  {story.published !== undefined && !story.isWithdrawn && (
                    <MenuItem onClick={() => props.onWithdraw(story)} text="Withdraw" />
                  )}
                  {story.draft !== undefined && (
                    <MenuItem
                      intent="danger"
                      onClick={() => props.onDiscard(story)}
                      text="Discard the draft"
                    />
                  )}
                </Menu>
              }
              placement="bottom-end"
            >
              <Button
                aria-label={`More: ${story.title || "Untitled story"}`}
                disabled={isWorking}
                icon={<MoreIcon />}
                variant="minimal"
              />
            </PopoverNext>
          </li>
        ))}
      </ul>
    )}
  </div>
);

function stateWords({ published, draft, isWithdrawn }: ListedStory): string {
  const at = (when: string) => formatDateTime(new Date(when));
  const of = (by: string | null) => (by === null ? "" : ` by ${by}`);
  const state =
    published === undefined
      ? "Not published"
      : `${isWithdrawn ? "Withdrawn" : "Published"} ${at(published.at)}${of(published.by)}`;
  return draft === undefined ? state : `${state}. Draft saved ${at(draft.at)}${of(draft.by)}`;
}

const changedWords = (count: number): string =>
  `${count === 1 ? "1 figure is another" : `${count} figures are others`} today than when it was published: the data have changed since.`;
