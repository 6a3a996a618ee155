import { Loading, Skeleton } from "@stopbank/ui/states";
import { TabSet } from "@stopbank/ui/tabs";
import type { ReactElement } from "react";

const titles = { features: "Features", domains: "E-mail domains", trail: "Audit trail" } as const;

export type Section = keyof typeof titles;

export const isSection = (text: string | undefined): text is Section =>
  text !== undefined && Object.hasOwn(titles, text);

export interface AdministrationViewProps {
  /** False until the server has said so. */
  readonly isAdmin: boolean;
  readonly section: Section;
  readonly panels: Readonly<Record<Section, ReactElement>>;
  readonly onSection: (section: Section) => void;
}

/** The page, or its shape while it is asked who looks. */
export const AdministrationView = ({ isAdmin, section, panels, onSection }: AdministrationViewProps) => (
  <div className="admin-page">
    {isAdmin ? (
      <>
        <h1>Administration</h1>
        <TabSet
          chosen={section}
          id="administration"
          onChoose={onSection}
          tabs={(Object.keys(titles) as Section[]).map((id) => ({
            id,
            title: titles[id],
            panel: panels[id],
          }))}
        />
      </>
    ) : (
      <Loading
        label="Asking whether you are an administrator"
        skeleton={
          <>
            <Skeleton height={28} width={200} />
            <Skeleton height={420} />
          </>
        }
      />
    )}
  </div>
);
