import { Markdown } from "@stopbank/map-page/text";
import type { ReportProps } from "@stopbank/plugin-api/print";
import { AboutPropertyView } from "./AboutPropertyView.tsx";
import { DraftView } from "./DraftView.tsx";
import { HazardMaps } from "./HazardMaps.tsx";
import { MemorandumHazardView } from "./MemorandumHazardView.tsx";
import { OfficerListView } from "./OfficerListView.tsx";
import { PropertyDocument } from "./PropertyDocument.tsx";
import { ReportEndView } from "./ReportEndView.tsx";
import { StatusTableView } from "./StatusTableView.tsx";

/** The natural hazard section of a land information memorandum, for the council's officer to complete. */
export default function MemorandumSection(props: ReportProps) {
  return (
    <PropertyDocument {...props} title="Natural hazards: draft memorandum section">
      {({ facts, bbox, link, day }) => (
        <>
          <DraftView
            wording={
              facts.memorandum.wording === null ? undefined : <Markdown text={facts.memorandum.wording} />
            }
          />
          <AboutPropertyView facts={facts} day={day} />
          <StatusTableView groups={facts.groups} />
          <HazardMaps facts={facts} bbox={bbox} most={4} />
          {facts.groups.flatMap(({ hazards }) =>
            hazards.map((hazard) => (
              <MemorandumHazardView
                key={hazard.display_name}
                hazard={hazard}
                description={<Markdown text={hazard.description} under={3} />}
              />
            )),
          )}
          <OfficerListView adds={facts.memorandum.officer_adds} missing={facts.memorandum.still_missing} />
          <ReportEndView facts={facts} link={link} />
        </>
      )}
    </PropertyDocument>
  );
}
