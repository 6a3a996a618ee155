import { Button, InputGroup } from "@blueprintjs/core";
import { EditIcon, FolderCloseIcon } from "@blueprintjs/icons";
import { ActionButton } from "@stopbank/ui/action-button";
import { type FormEvent, useState } from "react";

export interface FolderTitleProps {
  /** As the list calls it: "Coast, shared". */
  readonly title: string;
  /** Empty for views in none. */
  readonly folder: string;
  /** Gives the folder another name; undefined where nothing in it may be changed. Resolves whether it was done: what was typed stays otherwise. */
  readonly onRename: ((folder: string) => Promise<boolean>) | undefined;
}

/** What a folder of saved views is called, and another name for it. */
export function FolderTitle({ title, folder, onRename }: FolderTitleProps) {
  const [typed, setTyped] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  if (typed === undefined || onRename === undefined)
    return (
      <h3>
        {folder !== "" && <FolderCloseIcon aria-hidden />}
        {title}
        {folder !== "" && onRename !== undefined && (
          <ActionButton
            aria-label={`Rename the folder ${title}`}
            icon={<EditIcon />}
            onClick={() => setTyped(folder)}
            size="small"
            tooltip="Rename this folder"
            variant="minimal"
          />
        )}
      </h3>
    );
  const name = typed.trim();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (name === "" || isBusy) return;
    setBusy(true);
    const isDone = name === folder || (await onRename(name));
    setBusy(false);
    if (isDone) setTyped(undefined);
  };
  return (
    <form
      className="saved-views-folder"
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        // The dialog stays.
        event.stopPropagation();
        setTyped(undefined);
      }}
      onSubmit={(event) => void submit(event)}
    >
      <InputGroup
        aria-label={`Name of the folder ${title}`}
        autoFocus
        fill
        maxLength={100}
        onValueChange={setTyped}
        value={typed}
      />
      <Button onClick={() => setTyped(undefined)} text="Cancel" variant="outlined" />
      <Button disabled={name === ""} intent="primary" loading={isBusy} text="Rename" type="submit" />
    </form>
  );
}
