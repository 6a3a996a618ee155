import { contactsOf } from "@stopbank/contract/contacts";
import type { ContentOf } from "@stopbank/contract/content";
import { blocksOf, landingSections, projectOf } from "@stopbank/contract/landing-sections";
import { withContacts } from "../../../../domain/texts/contacts.ts";
import { withBlocks, withProject } from "../../../../domain/texts/pages.ts";
import { FormPart } from "../entries/FormPart.tsx";
import { ContactsForm } from "../forms/ContactsForm.tsx";
import { BlocksForm } from "./BlocksForm.tsx";
import { ProjectForm } from "./ProjectForm.tsx";

type Page = ContentOf<"landingPage">;

export interface LandingFormProps {
  readonly page: Page;
  readonly onChange: (page: Page) => void;
}

/** What Home says on its tabs, part by part. Where a part of the first tab says nothing, the product's own words stand. */
export const LandingForm = ({ page, onChange }: LandingFormProps) => (
  <div className="admin-fields">
    {landingSections.map(([section, title]) => (
      <FormPart key={section} title={title}>
        {section === "management" && (
          <ProjectForm
            onChange={(project) => onChange(withProject(page, project))}
            project={projectOf(page)}
          />
        )}
        {section === "contacts" ? (
          <ContactsForm
            contacts={contactsOf(page)}
            onChange={(contacts) => onChange(withContacts(page, contacts))}
          />
        ) : (
          <BlocksForm
            blocks={blocksOf(page, section)}
            list={section}
            onChange={(blocks) => onChange(withBlocks(page, section, blocks))}
          />
        )}
      </FormPart>
    ))}
  </div>
);
