import { Button } from "@blueprintjs/core";
import { CrossIcon } from "@blueprintjs/icons";

export interface FilterNotice {
  /** What narrows the figures: "Filtering by custom shape". */
  readonly text: string;
  /** What its button does: "Clear the shape". */
  readonly clear: string;
  readonly onClear: () => void;
}

/** What narrows the figures, each with its way out; nothing where they are of everything. */
export function FilterNoticesView({ notices }: { readonly notices: readonly FilterNotice[] }) {
  if (notices.length === 0) return null;
  return (
    <ul className="risk-notices">
      {notices.map(({ text, clear, onClear }) => (
        <li key={text}>
          {text}
          <Button
            aria-label={clear}
            icon={<CrossIcon size={12} />}
            onClick={onClear}
            size="small"
            title={clear}
            variant="minimal"
          />
        </li>
      ))}
    </ul>
  );
}
