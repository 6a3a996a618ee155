import "./terms.css";
import { Button, Checkbox } from "@blueprintjs/core";
import { SanitisedHtml } from "@stopbank/markdown/html";
import { ActionButton } from "@stopbank/ui/action-button";
import { Dialog } from "@stopbank/ui/dialog";
import { svgDataUrl } from "@stopbank/ui/theme";

export interface TermsDialogViewProps {
  readonly isOpen: boolean;
  /** As they were written. */
  readonly html: string;
  /** Whose terms they are, where they are a client's; its logo is an SVG document, empty without one. */
  readonly client: { readonly name: string; readonly logo: string } | undefined;
  readonly isAgreed: boolean;
  readonly isWorking: boolean;
  /** Why it could not be kept that they agreed. */
  readonly failure: string | undefined;
  readonly onAgree: (isAgreed: boolean) => void;
  readonly onContinue: () => void;
  /** For whoever does not agree, where they can leave something. */
  readonly onLeave: (() => void) | undefined;
}

/** Terms that have to be agreed to: there is no way past them. */
export function TermsDialogView({ isOpen, html, client, isAgreed, failure, ...props }: TermsDialogViewProps) {
  return (
    <Dialog
      actions={
        <div className="terms-answer">
          {failure !== undefined && (
            <p className="terms-failure" role="alert">
              {failure}
            </p>
          )}
          <Checkbox
            checked={isAgreed}
            label="I agree to the above Terms and Conditions"
            onChange={({ currentTarget }) => props.onAgree(currentTarget.checked)}
          />
          {props.onLeave !== undefined && (
            <Button onClick={props.onLeave} text="Leave and log out" variant="minimal" />
          )}
          <ActionButton
            intent="primary"
            loading={props.isWorking}
            onClick={props.onContinue}
            text="Continue"
            {...(isAgreed ? {} : { blockedBy: "Agree to the terms first" })}
          />
        </div>
      }
      className="terms-dialog"
      isOpen={isOpen}
      title="Terms and Conditions"
      widthPx={640}
    >
      {client !== undefined && client.logo !== "" && (
        <img alt={client.name} className="terms-logo" src={svgDataUrl(client.logo)} />
      )}
      <SanitisedHtml html={html} />
    </Dialog>
  );
}
