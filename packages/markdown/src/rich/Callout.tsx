import { Icon, type IconName } from "@blueprintjs/core";
import type { ReactNode } from "react";

export const calloutKinds = ["note", "tip", "important", "warning", "caution"] as const;
export type CalloutKind = (typeof calloutKinds)[number];

const looks: Readonly<Record<CalloutKind, { readonly title: string; readonly icon: IconName }>> = {
  note: { title: "Note", icon: "info-sign" },
  tip: { title: "Tip", icon: "lightbulb" },
  important: { title: "Important", icon: "flag" },
  warning: { title: "Warning", icon: "warning-sign" },
  caution: { title: "Caution", icon: "error" },
};

export interface CalloutProps {
  readonly kind: CalloutKind;
  readonly children: ReactNode;
}

/** Something that a text sets apart, with what it is in a word. */
export function Callout({ kind, children }: CalloutProps) {
  const { title, icon } = looks[kind];
  return (
    <div aria-label={title} className={`sb-markdown-callout sb-markdown-${kind}`} role="note">
      <p className="sb-markdown-callout-title">
        <Icon icon={icon} size={14} /> {title}
      </p>
      {children}
    </div>
  );
}
