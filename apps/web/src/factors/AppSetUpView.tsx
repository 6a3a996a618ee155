import { Field } from "../fields/Field.tsx";
import { QrCode } from "./QrCode.tsx";
import "./factors.css";

export interface AppSetUpViewProps {
  /** Base32; undefined until the server has made it. */
  readonly secret: string | undefined;
  readonly uri: string | undefined;
  readonly code: string;
  readonly problem: string | undefined;
  readonly onCode: (code: string) => void;
}

/** What an authenticator app needs, to be read by its camera or typed, and the code that it shows then. */
export function AppSetUpView({ secret, uri, code, problem, onCode }: AppSetUpViewProps) {
  return (
    <div className="factor-app">
      <ol className="factor-steps">
        <li>
          Open an authenticator app on your phone, such as Aegis, Google Authenticator or Microsoft
          Authenticator, and add an account by its QR code.
          <div className="factor-qr-room" aria-busy={uri === undefined}>
            {uri !== undefined && <QrCode label="QR code for your authenticator app" text={uri} />}
          </div>
          <details className="factor-secret">
            <summary>Type a key instead</summary>
            <p>
              Choose a key that is time-based, with 6 digits:
              <code>{grouped(secret ?? "")}</code>
            </p>
          </details>
        </li>
        <li>Type the code that the app shows.</li>
      </ol>
      <Field
        autoComplete="one-time-code"
        inputMode="numeric"
        label="Code from the app"
        onValue={onCode}
        problem={problem}
        value={code}
      />
    </div>
  );
}

/** In fours, as it is read. */
const grouped = (secret: string) => (secret.match(/.{1,4}/g) ?? []).join(" ");
