import { DomainError } from "@stopbank/errors";
import { useMapPage } from "@stopbank/map-page/context";
import { useFailing } from "@stopbank/map-page/print/awaited";
import { useClient } from "@stopbank/plugin-api/browser";
import { pageSizeNamed } from "@stopbank/ui/page-sizes";
import { PaperDocument } from "@stopbank/ui/paper";
import { PaperCover } from "@stopbank/ui/paper-cover";
import { svgDataUrl } from "@stopbank/ui/theme";
import { type ReactNode, useMemo, useState } from "react";

export interface ReportPagesProps {
  readonly search: string;
  /** On the cover and at the head of each page. */
  readonly title: string;
  readonly fileName: string;
  /** On the cover, what it is about; without it there is none. */
  readonly about?: string;
  readonly children: ReactNode;
}

const longDate = new Intl.DateTimeFormat("en-NZ", { dateStyle: "long" });

/** The pages of a report of the client's: its cover where it has one, and what stands at the head and foot of each. */
export function ReportPages({ search, title, fileName, about, children }: ReportPagesProps) {
  const { displayName, config } = useClient();
  const { layers } = useMapPage();
  const [today] = useState(() => longDate.format(new Date()));
  const size = pageSizeNamed(search);
  useFailing(useMemo(() => (size === undefined ? noSuchSize() : undefined), [size]));
  if (size === undefined) return null;
  const logoUrl = svgDataUrl(config.logos.full);
  const version = `Dataset version ${layers.dataset_version}`;
  return (
    <PaperDocument
      size={size}
      fileName={fileName}
      title={`${title} · ${displayName}`}
      foot={`${version} · ${today}`}
      logoUrl={logoUrl}
      hasCover={about !== undefined}
    >
      {about !== undefined && (
        <PaperCover
          size={size}
          line1={title}
          line2={displayName}
          line3={about}
          line4={`${today} · ${version}`}
          logo={{ url: logoUrl, of: displayName }}
        />
      )}
      {children}
    </PaperDocument>
  );
}

const noSuchSize = () =>
  new DomainError(
    "invalid",
    "print/no-such-size",
    "There is no such size of paper. Choose A0 to A10, Letter, Legal, Tabloid, Executive or Folio.",
  );
