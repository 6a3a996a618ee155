export interface PaperKeyProps {
  readonly entries: readonly {
    readonly key: string;
    readonly label: string;
    readonly colour: string;
    readonly isHatched?: boolean;
    /** Of a line, as SVG writes dashes; a filled square without it. */
    readonly dash?: string | undefined;
    readonly isLine?: boolean;
  }[];
}

/** What colours stand for, in one line over what has them; nothing where there is nothing to tell apart. */
export function PaperKey({ entries }: PaperKeyProps) {
  if (entries.length === 0) return null;
  return (
    <p className="paper-key">
      {entries.map(({ key, label, colour, isHatched = false, isLine = false, dash }) => (
        <span key={key}>
          {isLine ? (
            <svg aria-hidden="true" height="8" viewBox="0 0 24 8" width="24">
              <path d="M0 4H24" stroke={colour} strokeDasharray={dash} strokeWidth="2" />
            </svg>
          ) : (
            <i
              className={isHatched ? "paper-hatch" : ""}
              style={isHatched ? undefined : { background: colour }}
            />
          )}
          {label}
        </span>
      ))}
    </p>
  );
}
