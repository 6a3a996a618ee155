import { Button } from "@blueprintjs/core";
import "./factors.css";

export interface RecoveryCodesViewProps {
  readonly codes: readonly string[];
  readonly onCopy: () => void;
  readonly onSave: () => void;
  readonly onDone: () => void;
}

/** Recovery codes, this once. */
export function RecoveryCodesView({ codes, onCopy, onSave, onDone }: RecoveryCodesViewProps) {
  return (
    <section aria-labelledby="recovery-codes" className="factor-codes">
      <h2 id="recovery-codes">Keep your recovery codes</h2>
      <p>
        Each of them stands in once for your app or passkey, should you lose it. Print them or keep them in a
        password manager. They are not shown again.
      </p>
      <ul aria-label="Recovery codes" className="factor-code-list">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="factor-buttons">
        <Button onClick={onCopy} text="Copy" />
        <Button onClick={onSave} text="Save as a file" />
        <Button autoFocus intent="primary" onClick={onDone} text="I have kept them" />
      </div>
    </section>
  );
}
