import { ErrorIcon, FlagIcon, InfoSignIcon, LightbulbIcon, WarningSignIcon } from "@blueprintjs/icons";
import type { ComponentType, ReactNode } from "react";

export const calloutKinds = ["note", "tip", "important", "warning", "caution"] as const;
export type CalloutKind = (typeof calloutKinds)[number];

interface Look {
  readonly title: string;
  readonly Icon: ComponentType<{ readonly size: number }>;
}

const looks: Readonly<Record<CalloutKind, Look>> = {
  note: { title: "Note", Icon: InfoSignIcon },
  tip: { title: "Tip", Icon: LightbulbIcon },
  important: { title: "Important", Icon: FlagIcon },
  warning: { title: "Warning", Icon: WarningSignIcon },
  caution: { title: "Caution", Icon: ErrorIcon },
};

export interface CalloutProps {
  readonly kind: CalloutKind;
  readonly children: ReactNode;
}

/** Something that a text sets apart, with what it is in a word. */
export function Callout({ kind, children }: CalloutProps) {
  const { title, Icon } = looks[kind];
  return (
    <div aria-label={title} className={`sb-markdown-callout sb-markdown-${kind}`} role="note">
      <p className="sb-markdown-callout-title">
        <Icon size={14} /> {title}
      </p>
      {children}
    </div>
  );
}
