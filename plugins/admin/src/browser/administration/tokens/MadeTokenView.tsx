import { Button, Callout, FormGroup, InputGroup } from "@blueprintjs/core";
import { Dialog } from "@stopbank/ui/dialog";

export interface MadeTokenViewProps {
  readonly isOpen: boolean;
  readonly name: string;
  readonly token: string;
  /** A call to try it with. */
  readonly example: string;
  /** @param what it is, as the toast says it. */
  readonly onCopy: (text: string, what: string) => void;
  readonly onDone: () => void;
  /** It is gone from the screen. */
  readonly onClosed: () => void;
}

/** Shows a token's text, the only time that anybody sees it. */
export const MadeTokenView = ({
  isOpen,
  name,
  token,
  example,
  onCopy,
  onDone,
  onClosed,
}: MadeTokenViewProps) => (
  <Dialog
    actions={<Button intent="primary" onClick={onDone} text="I have kept it" />}
    className="admin-made-token"
    closesOnOutsideClick={false}
    isOpen={isOpen}
    onClose={onDone}
    onClosed={onClosed}
    title={`Token ${name}`}
    widthPx={620}
  >
    <Callout compact intent="warning">
      Copy the token now and keep it where your programs keep their secrets. It is not shown again, and nobody
      can look it up.
    </Callout>
    <FormGroup label="Token" labelFor="made-token">
      <div className="admin-copy-row">
        <InputGroup
          className="sb-code"
          fill
          id="made-token"
          onFocus={({ currentTarget }) => currentTarget.select()}
          readOnly
          spellCheck={false}
          value={token}
        />
        <Button onClick={() => onCopy(token, "The token")} text="Copy token" />
      </div>
    </FormGroup>
    <p>
      To try it, with the token in the variable <code>STOPBANK_TOKEN</code>:
    </p>
    <div className="admin-copy-row">
      <pre>{example}</pre>
      <Button aria-label="Copy example" onClick={() => onCopy(example, "The example")} text="Copy" />
    </div>
  </Dialog>
);
