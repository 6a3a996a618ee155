import { type PageSizeName, pageSizes } from "./pageSizes.ts";

export interface PaperCoverProps {
  readonly size: PageSizeName;
  /** What it is: the document's heading. */
  readonly line1: string;
  /** Whose it is. */
  readonly line2: string;
  /** What it is about. */
  readonly line3: string;
  /** Of when it is. */
  readonly line4: string;
  /** The client's logo as the address of a picture, and whose it is; undefined where it has none. */
  readonly logo: { readonly url: string; readonly of: string } | undefined;
}

/** The first page of a document: four lines in the client's colour, its logo and our mark. */
export function PaperCover({ size, line1, line2, line3, line4, logo }: PaperCoverProps) {
  const [widthPt, heightPt] = pageSizes[size];
  return (
    // A hair less than the page: a rounding up would be another one.
    <header className="paper-cover" style={{ width: `${widthPt}pt`, height: `${heightPt - 0.5}pt` }}>
      <img className="paper-cover-art" alt="" src="/reports-ui/cover_pages/GenericReportFrontTemplate.svg" />
      <div className="paper-cover-lines">
        <p className="paper-cover-line2">{line2}</p>
        <h1>{line1}</h1>
        <p className="paper-cover-line3">{line3}</p>
        <p className="paper-cover-line4">{line4}</p>
      </div>
      <div className="paper-cover-foot">
        {logo === undefined ? <span /> : <img className="paper-cover-logo" alt={logo.of} src={logo.url} />}
        <img className="paper-cover-mark" alt="Stopbank" src="/logos/RexLogo.svg" />
      </div>
    </header>
  );
}
