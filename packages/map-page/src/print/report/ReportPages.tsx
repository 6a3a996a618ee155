import type { Provenance } from "@stopbank/contract/provenance";
import { DomainError } from "@stopbank/errors";
import { useClient } from "@stopbank/plugin-api/browser";
import { pageSizeNamed } from "@stopbank/ui/page-sizes";
import { PaperDocument } from "@stopbank/ui/paper";
import { PaperCover } from "@stopbank/ui/paper-cover";
import { svgDataUrl } from "@stopbank/ui/theme";
import { type ReactNode, useMemo } from "react";
import { Router } from "wouter";
import { useFailing } from "../useAwaited.ts";
import { sourceLine } from "./sourceLine.ts";

export interface ReportPagesProps {
  readonly search: string;
  /** On the cover and at the head of each page. */
  readonly title: string;
  readonly fileName: string;
  /** On the cover, what it is about; without it there is none. */
  readonly about?: string;
  /** What the figures are of, in a line, at the foot of each page. */
  readonly subject: string;
  readonly provenance: Provenance;
  /** Its pages lie on their long side. */
  readonly isLandscape?: boolean;
  /** It does not end with the rules by which its figures come about. */
  readonly isWithoutRules?: boolean;
  /** The first page's number, of a document that is a part of one. */
  readonly countedFrom?: number;
  readonly children: ReactNode;
}

const longDate = new Intl.DateTimeFormat("en-NZ", { dateStyle: "long" });

/** The pages of a report of the client's: its cover where it has one, and what stands at the head and foot of each (EXP-14). */
export function ReportPages(props: ReportPagesProps) {
  const {
    search,
    title,
    fileName,
    about,
    subject,
    provenance,
    isLandscape = false,
    isWithoutRules,
    countedFrom,
    children,
  } = props;
  const { displayName, config } = useClient();
  const size = pageSizeNamed(search);
  useFailing(useMemo(() => (size === undefined ? noSuchSize() : undefined), [size]));
  if (size === undefined) return null;
  const { dataset, made } = provenance;
  const day = longDate.format(new Date(made.at));
  const logoUrl = svgDataUrl(config.logos.full);
  return (
    <PaperDocument
      size={size}
      isLandscape={isLandscape}
      fileName={fileName}
      title={`${title} · ${displayName}`}
      foot={`${subject}\n${sourceLine(dataset.version, dataset.licence, day, isWithoutRules !== true)}`}
      logoUrl={logoUrl}
      hasCover={about !== undefined}
      {...(countedFrom !== undefined && { countedFrom })}
    >
      {about !== undefined && (
        <PaperCover
          size={size}
          line1={title}
          line2={displayName}
          line3={about}
          line4={`${day} · Dataset version ${dataset.version}`}
          // A picture of nothing never arrives.
          logo={config.logos.full === "" ? undefined : { url: logoUrl, of: displayName }}
        />
      )}
      {/* A page is printed from where its server answers; on paper links lead to where people find it. */}
      <Router hrefs={(path) => new URL(path, provenance.scene_link).href}>{children}</Router>
    </PaperDocument>
  );
}

const noSuchSize = () =>
  new DomainError(
    "invalid",
    "print/no-such-size",
    "There is no such size of paper. Choose A0 to A10, Letter, Legal, Tabloid, Executive or Folio.",
  );
