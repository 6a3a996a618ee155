import { Button } from "@blueprintjs/core";
import { svgDataUrl } from "@stopbank/ui/theme";
import { useId, useRef } from "react";

export interface LogoFieldProps {
  readonly label: string;
  /** Where it stands. */
  readonly about: string;
  /** An SVG document; empty for none. */
  readonly svg: string;
  readonly isOnDark: boolean;
  readonly isWorking: boolean;
  /** Why the last file was not taken. */
  readonly problem: string | undefined;
  readonly onFile: (file: File) => void;
  readonly onRemove: () => void;
}

/** One of the four logos, on the ground it stands on. */
export function LogoField({
  label,
  about,
  svg,
  isOnDark,
  isWorking,
  problem,
  onFile,
  onRemove,
}: LogoFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  return (
    <fieldset>
      <legend>{label}</legend>
      <div className={`admin-logo-place ${isOnDark ? "admin-on-dark" : ""}`}>
        {svg === "" ? <span>None</span> : <img alt={`${label}, as it is`} src={svgDataUrl(svg)} />}
      </div>
      <p className="sb-muted sb-small" id={`${id}-about`}>
        {about}
      </p>
      {problem !== undefined && (
        <p className="admin-problem" role="alert">
          {problem}
        </p>
      )}
      <input
        accept=".svg,.png,.jpg,.jpeg,.webp"
        aria-label={`File for ${label}`}
        hidden
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file !== undefined) onFile(file);
          // The same file may be chosen again once it is mended.
          currentTarget.value = "";
        }}
        ref={input}
        type="file"
      />
      <div className="admin-row">
        <Button
          aria-describedby={`${id}-about`}
          aria-label={`Choose a file for ${label}`}
          loading={isWorking}
          onClick={() => input.current?.click()}
          size="small"
          text="Choose a file"
          variant="outlined"
        />
        {svg !== "" && (
          <Button
            aria-label={`Remove ${label}`}
            onClick={onRemove}
            size="small"
            text="Remove"
            variant="outlined"
          />
        )}
      </div>
    </fieldset>
  );
}
