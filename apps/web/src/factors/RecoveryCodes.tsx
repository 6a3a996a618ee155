import { toasts } from "../session/state.ts";
import { RecoveryCodesView } from "./RecoveryCodesView.tsx";

export interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** Recovery codes, to be copied or saved. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const text = `Recovery codes of your Stopbank account at ${location.host}. Each is good once.\n\n${codes.join("\n")}\n`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toasts.success("The codes are copied.");
    } catch {
      toasts.warning("The codes could not be copied. Save them as a file, or write them down.");
    }
  };
  return (
    <RecoveryCodesView
      codes={codes}
      onCopy={() => void copy()}
      onDone={onDone}
      onSave={() => saveText(text)}
    />
  );
}

function saveText(text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = "stopbank-recovery-codes.txt";
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1_000);
}
