import type { SiteLinks } from "@stopbank/contract/site-links";
import { outsideAddressProblem } from "../../../../domain/settings/addresses.ts";
import { putAt, withoutAt } from "../../../../domain/texts/lists.ts";
import { formerPathProblem, mostMoved, movedWith, withLink } from "../../../../domain/texts/siteLinks.ts";
import { WordsField } from "../../editing/WordsField.tsx";
import { AddButton } from "../entries/AddButton.tsx";
import { FoldedEntry } from "../entries/FoldedEntry.tsx";
import { FormPart } from "../entries/FormPart.tsx";

export interface SiteLinksFormProps {
  readonly links: SiteLinks;
  readonly onChange: (links: SiteLinks) => void;
}

const places = [
  [
    "access_site",
    "Access site",
    "The menu's Access opens it in a new tab. Without one, it leads to the page that is to come.",
  ],
  ["website", "Website", "Shown on the pages that are to come."],
  ["linkedin", "LinkedIn", "Shown on the pages that are to come."],
] as const;

/** Where things of the organisation's lie elsewhere, and where its pages have gone. */
export const SiteLinksForm = ({ links, onChange }: SiteLinksFormProps) => {
  const { moved_pages: moved } = links;
  const putMoved = (list: SiteLinks["moved_pages"]) => onChange({ ...links, moved_pages: list });
  return (
    <div className="admin-fields">
      {places.map(([name, label, help]) => (
        <WordsField
          help={help}
          key={name}
          label={label}
          most={2_000}
          onValue={(address) => onChange(withLink(links, name, address))}
          problem={links[name] === undefined ? undefined : outsideAddressProblem(links[name])}
          type="url"
          value={links[name] ?? ""}
        />
      ))}
      <FormPart title="Pages that have moved">
        <AddButton
          blockedBy={moved.length < mostMoved ? undefined : `${mostMoved} pages at most`}
          onAdd={() => putMoved([...moved, { from: "", to: "" }])}
          text="Add a page"
        >
          {moved.map((page, at) => (
            <FoldedEntry
              // biome-ignore lint/suspicious/noArrayIndexKey: two may lie at the same path while one is being written
              key={at}
              name={page.name ?? page.from}
              onRemove={() => putMoved(withoutAt(moved, at))}
              title={`Moved page ${at + 1}`}
            >
              <WordsField
                label="What it is called"
                onValue={(name) => putMoved(moved.with(at, movedWith(page, { name })))}
                value={page.name ?? ""}
              />
              <WordsField
                label="Lay at"
                onValue={(from) => putMoved(putAt(moved, at, { from }))}
                problem={page.from === "" ? undefined : formerPathProblem(page.from)}
                value={page.from}
              />
              <WordsField
                label="Lies at now"
                most={2_000}
                onValue={(to) => putMoved(putAt(moved, at, { to }))}
                problem={page.to === "" ? undefined : outsideAddressProblem(page.to)}
                type="url"
                value={page.to}
              />
            </FoldedEntry>
          ))}
        </AddButton>
      </FormPart>
    </div>
  );
};
