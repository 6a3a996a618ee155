import { Button, Callout, FormGroup, InputGroup, Radio, RadioGroup } from "@blueprintjs/core";
import { type FormEvent, useId, useState } from "react";

/** What is said of a view. */
export interface ViewWords {
  readonly name: string;
  /** Empty for none. */
  readonly folder: string;
  readonly isShared: boolean;
}

export interface ViewFormProps {
  /** What it stands for to begin with. */
  readonly words: ViewWords;
  readonly folders: readonly string[];
  /** Only whoever made a view says who sees it. */
  readonly maySayWho: boolean;
  /** "Save". */
  readonly action: string;
  readonly isBusy: boolean;
  /** Why it was not kept. */
  readonly problem: string | undefined;
  readonly onSubmit: (words: ViewWords) => void;
  readonly onCancel: () => void;
}

/** The name of a view, its folder and who sees it. */
export function ViewForm(props: ViewFormProps) {
  const { words, folders, maySayWho, action, isBusy, problem, onSubmit, onCancel } = props;
  const [name, setName] = useState(words.name);
  const [folder, setFolder] = useState(words.folder);
  const [isShared, setShared] = useState(words.isShared);
  const id = useId();
  const isNamed = name.trim() !== "";
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isNamed && !isBusy) onSubmit({ name: name.trim(), folder: folder.trim(), isShared });
  };
  return (
    <form className="saved-views-form" onSubmit={submit}>
      <FormGroup label="Name" labelFor={`${id}-name`}>
        <InputGroup autoFocus fill id={`${id}-name`} maxLength={100} onValueChange={setName} value={name} />
      </FormGroup>
      <FormGroup label="Folder" labelFor={`${id}-folder`} labelInfo="(optional)">
        <InputGroup
          fill
          id={`${id}-folder`}
          list={`${id}-folders`}
          maxLength={100}
          onValueChange={setFolder}
          value={folder}
        />
        <datalist id={`${id}-folders`}>
          {folders.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
      </FormGroup>
      {maySayWho && (
        <RadioGroup
          label="Who sees it"
          name={`${id}-who`}
          onChange={(event) => setShared(event.currentTarget.value === "all")}
          selectedValue={isShared ? "all" : "me"}
        >
          <Radio label="Only me" value="me" />
          <Radio label="Everybody in the organisation" value="all" />
        </RadioGroup>
      )}
      {problem !== undefined && (
        <Callout intent="danger" role="alert">
          {problem}
        </Callout>
      )}
      <div className="saved-views-form-actions">
        <Button onClick={onCancel} text="Cancel" variant="outlined" />
        <Button disabled={!isNamed} intent="primary" loading={isBusy} text={action} type="submit" />
      </div>
    </form>
  );
}
