import { Button, Callout, Checkbox, FormGroup, HTMLSelect, InputGroup } from "@blueprintjs/core";
import { Dialog } from "@stopbank/ui/dialog";
import {
  mostTitleLetters,
  type PaperChoice,
  paperChoices,
  type ReportChoices,
} from "../../domain/exports/reportChoices.ts";

export interface ReportDialogViewProps {
  readonly choices: ReportChoices;
  /** What was last chosen is on its way. */
  readonly isLoading: boolean;
  /** It is to be made again after each new version of the data. */
  readonly isScheduled: boolean;
  readonly isWorking: boolean;
  /** Why it could not be asked for. */
  readonly refusal: string | undefined;
  /** What the report is called by itself. */
  readonly usualTitle: string;
  readonly onChange: (choices: ReportChoices) => void;
  readonly onSchedule: (isScheduled: boolean) => void;
  readonly onCancel: () => void;
  readonly onMake: () => void;
}

/** What can be chosen of a report. */
export function ReportDialogView(props: ReportDialogViewProps) {
  const { choices, isLoading, isScheduled, isWorking, refusal, usualTitle, onChange, onSchedule } = props;
  return (
    <Dialog
      actions={
        <>
          <Button onClick={props.onCancel} text="Cancel" />
          <Button
            disabled={isLoading}
            form="risk-report"
            intent="primary"
            loading={isWorking}
            text={isScheduled ? "Schedule report" : "Make report"}
            type="submit"
          />
        </>
      }
      isOpen
      onClose={props.onCancel}
      title="Report"
    >
      <form
        id="risk-report"
        onSubmit={(event) => {
          event.preventDefault();
          props.onMake();
        }}
      >
        {refusal !== undefined && (
          <Callout compact intent="danger" role="alert">
            {refusal}
          </Callout>
        )}
        <FormGroup label="Title" labelFor="risk-report-title">
          <InputGroup
            autoComplete="off"
            disabled={isLoading}
            id="risk-report-title"
            maxLength={mostTitleLetters}
            onValueChange={(title) => onChange({ ...choices, title })}
            placeholder={usualTitle}
            value={choices.title}
          />
        </FormGroup>
        <FormGroup label="Paper" labelFor="risk-report-size">
          <HTMLSelect
            disabled={isLoading}
            id="risk-report-size"
            onChange={({ currentTarget }) =>
              onChange({ ...choices, size: currentTarget.value as PaperChoice })
            }
            options={[...paperChoices]}
            value={choices.size}
          />
        </FormGroup>
        <Checkbox
          checked={choices.mail}
          disabled={isLoading}
          onChange={({ currentTarget }) => onChange({ ...choices, mail: currentTarget.checked })}
        >
          Mail me when it is ready
        </Checkbox>
        <Checkbox
          aria-describedby="risk-report-again"
          checked={isScheduled}
          onChange={({ currentTarget }) => onSchedule(currentTarget.checked)}
        >
          Make it again after each new version of the data
        </Checkbox>
        <p className="sb-muted sb-small" id="risk-report-again">
          Each begins with what has changed since the one before. Under Jobs you can pause or delete it.
        </p>
      </form>
    </Dialog>
  );
}
