import type { ReportProps } from "@stopbank/plugin-api/print";
import { AboutPropertyView } from "./AboutPropertyView.tsx";
import { HazardMaps } from "./HazardMaps.tsx";
import { PropertyDocument } from "./PropertyDocument.tsx";
import { ReportEndView } from "./ReportEndView.tsx";
import { StatusTableView } from "./StatusTableView.tsx";
import { StudiedTableView } from "./StudiedTableView.tsx";
import { TimesTableView } from "./TimesTableView.tsx";

/** What is known of the natural hazards of one property, on two pages (PRO-10). */
export default function NaturalHazardReport(props: ReportProps) {
  return (
    <PropertyDocument {...props} title="Natural hazard information">
      {({ facts, bbox, link, day }) => (
        <>
          <AboutPropertyView facts={facts} day={day} />
          <HazardMaps facts={facts} bbox={bbox} most={2} />
          <StatusTableView groups={facts.groups} />
          <TimesTableView groups={facts.groups} />
          <StudiedTableView groups={facts.groups} />
          <ReportEndView facts={facts} link={link} />
        </>
      )}
    </PropertyDocument>
  );
}
