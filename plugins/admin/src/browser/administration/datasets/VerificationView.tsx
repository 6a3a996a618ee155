import { Button } from "@blueprintjs/core";
import { formatCount } from "@stopbank/numbers";

/** What came of reading every file of the version that is shown. */
export type Verification =
  | { readonly state: "none" }
  | { readonly state: "running"; readonly progress: number; readonly step: string }
  | {
      readonly state: "done";
      readonly version: string;
      readonly files: number;
      readonly problems: readonly { readonly path: string; readonly problem: string }[];
    }
  | { readonly state: "failed"; readonly words: string };

export interface VerificationViewProps {
  readonly verification: Verification;
  readonly onVerify: () => void;
}

/** Has every file behind the map read again, and says which are damaged. */
export const VerificationView = ({ verification, onVerify }: VerificationViewProps) => (
  <div className="admin-verify">
    <Button
      loading={verification.state === "running"}
      onClick={onVerify}
      text="Verify the version shown"
      variant="outlined"
    />
    <div aria-live="polite" className="admin-verify-said">
      <Said verification={verification} />
    </div>
    {verification.state === "running" && (
      <progress aria-label="Verification" max={1} value={verification.progress} />
    )}
  </div>
);

function Said({ verification }: Pick<VerificationViewProps, "verification">) {
  switch (verification.state) {
    case "none":
      return <p className="sb-muted">Reads every file behind the map again and compares its checksum.</p>;
    case "running":
      return <p>Reading every file. It goes on where you leave this page, and is among your jobs.</p>;
    case "failed":
      return <p>{verification.words}</p>;
    case "done":
      return <Found {...verification} />;
  }
}

const Found = ({ version, files, problems }: Extract<Verification, { state: "done" }>) =>
  problems.length === 0 ? (
    <p>
      All {formatCount(files)} files of <code>{version}</code> are as published.
    </p>
  ) : (
    <>
      <p>
        <strong>
          {formatCount(problems.length)} of {formatCount(files)} files of <code>{version}</code> are damaged.
        </strong>{" "}
        Import the dataset again, or show another version.
      </p>
      <ul>
        {problems.slice(0, 20).map(({ path, problem }) => (
          <li key={path}>
            <code>{path}</code>: {problem}
          </li>
        ))}
      </ul>
    </>
  );
