import type { ContentOf } from "@stopbank/contract/content";
import { withoutAt } from "../../../../domain/texts/lists.ts";
import { movedTo } from "../../../../domain/texts/pages.ts";
import { mostTabs } from "../../../../domain/texts/summaryTabs.ts";
import { WordsField } from "../../editing/WordsField.tsx";
import { AddButton } from "../entries/AddButton.tsx";
import { FoldedEntry } from "../entries/FoldedEntry.tsx";
import { SortableEntry } from "./SortableEntry.tsx";

type Tabs = ContentOf<"summaryPage">;

export interface SummaryFormProps {
  readonly tabs: Tabs;
  readonly onChange: (tabs: Tabs) => void;
}

/** The texts of the page Summary, each a tab, in their order. */
export const SummaryForm = ({ tabs, onChange }: SummaryFormProps) => (
  <div className="admin-fields">
    <AddButton
      blockedBy={tabs.length < mostTabs ? undefined : `${mostTabs} tabs at most`}
      onAdd={() => onChange([...tabs, { section: "", content: "" }])}
      text="Add a tab"
    >
      {tabs.map((tab, at) => (
        <SortableEntry
          count={tabs.length}
          index={at}
          // biome-ignore lint/suspicious/noArrayIndexKey: two may be called alike while one is being written
          key={at}
          list="summary"
          onMove={(from, to) => onChange(movedTo(tabs, from, to))}
          what={`tab ${at + 1}`}
        >
          <FoldedEntry
            name={tab.section}
            onRemove={() => onChange(withoutAt(tabs, at))}
            title={`Tab ${at + 1}`}
          >
            <WordsField
              label="Title"
              onValue={(section) => onChange(tabs.with(at, { ...tab, section }))}
              value={tab.section}
            />
            <WordsField
              help="As Markdown: # headings, **strong**, lists, tables, $formulas$ and [links](https://...)."
              label="Text"
              most={20_000}
              onValue={(content) => onChange(tabs.with(at, { ...tab, content }))}
              rows={12}
              value={tab.content}
            />
          </FoldedEntry>
        </SortableEntry>
      ))}
    </AddButton>
  </div>
);
