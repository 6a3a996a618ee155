import { Button, HTMLSelect, InputGroup, TextArea } from "@blueprintjs/core";
import { feedbackTypes, mostFeedbackText } from "@stopbank/contract/feedback-rules";
import { ActionButton } from "@stopbank/ui/action-button";
import { Dialog } from "@stopbank/ui/dialog";
import { useId } from "react";
import { FeedbackField } from "./FeedbackField.tsx";
import type { FeedbackDraft } from "./feedbackDraft.ts";
import type { FeedbackProblems } from "./feedbackProblems.ts";
import { ScreenshotField } from "./ScreenshotField.tsx";
import { SentWith } from "./SentWith.tsx";

export interface FeedbackDialogViewProps {
  readonly isOpen: boolean;
  readonly draft: FeedbackDraft;
  /** Where the chosen picture can be looked at. */
  readonly pictureUrl: string | undefined;
  readonly problems: FeedbackProblems;
  /** Why it cannot be sent yet. */
  readonly blockedBy: string | undefined;
  readonly isSending: boolean;
  /** Why it could not be sent. */
  readonly failure: string | undefined;
  readonly isVisitor: boolean;
  /** A map is on the screen. */
  readonly hasMap: boolean;
  /** On that map. */
  readonly layers: readonly string[];
  /** Where the organisation takes feedback besides. */
  readonly elsewhere: string | undefined;
  readonly onChange: (change: Partial<FeedbackDraft>) => void;
  /** The focus has left a field. */
  readonly onLeave: (field: keyof FeedbackDraft) => void;
  readonly onPicture: (file: File | undefined) => void;
  readonly onMapPicture: () => void;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
}

/** What somebody has to say to the organisation: its kind, words, a picture if they like, and what goes with it. */
export function FeedbackDialogView(props: FeedbackDialogViewProps) {
  const { isOpen, draft, problems, blockedBy, isSending, failure, onChange, onLeave } = props;
  const form = useId();
  return (
    <Dialog
      actions={
        <>
          <Button onClick={props.onClose} text="Cancel" />
          <ActionButton
            blockedBy={blockedBy}
            form={form}
            intent="primary"
            loading={isSending}
            text="Submit"
            type="submit"
          />
        </>
      }
      closesOnOutsideClick={false}
      isOpen={isOpen}
      onClose={props.onClose}
      title="Submit Feedback"
    >
      <form
        className="feedback"
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (blockedBy === undefined) props.onSubmit();
        }}
      >
        <FeedbackField label="Feedback Type" problem={problems.type}>
          {(field) => (
            <HTMLSelect
              {...field}
              fill
              onBlur={() => onLeave("type")}
              onChange={({ currentTarget: { value } }) => onChange({ type: value as FeedbackDraft["type"] })}
              options={[{ label: "Choose a type", value: "" }, ...feedbackTypes]}
              value={draft.type}
            />
          )}
        </FeedbackField>
        <FeedbackField label="Feedback" problem={problems.text}>
          {(field) => (
            <TextArea
              {...field}
              fill
              intent={problems.text === undefined ? "none" : "danger"}
              maxLength={mostFeedbackText}
              onBlur={() => onLeave("text")}
              onChange={({ currentTarget: { value } }) => onChange({ text: value })}
              rows={5}
              value={draft.text}
            />
          )}
        </FeedbackField>
        <ScreenshotField
          {...props}
          name={draft.picture?.name}
          problem={problems.picture}
          url={props.pictureUrl}
        />
        {props.isVisitor && (
          <FeedbackField isOptional label="E-mail, for an answer" problem={problems.email}>
            {(field) => (
              <InputGroup
                {...field}
                autoComplete="email"
                intent={problems.email === undefined ? "none" : "danger"}
                maxLength={254}
                onBlur={() => onLeave("email")}
                onValueChange={(email) => onChange({ email })}
                type="email"
                value={draft.email}
              />
            )}
          </FeedbackField>
        )}
        {/* It is there while it is empty, so that screen readers watch it. */}
        <div role="alert">{failure !== undefined && <p className="feedback-failure">{failure}</p>}</div>
        <SentWith elsewhere={props.elsewhere} layers={props.layers} />
      </form>
    </Dialog>
  );
}
