import { Button, Collapse } from "@blueprintjs/core";
import { ChevronDownIcon, ChevronRightIcon, EyeOffIcon, EyeOpenIcon } from "@blueprintjs/icons";
import type { TechnicalReport } from "@stopbank/contract/property";
import { exposureStatusWords } from "@stopbank/contract/property-status";
import { Markdown } from "@stopbank/map-page/text";
import { type ReactNode, useId, useState } from "react";
import type { HazardOfProperty } from "../../domain/hazardGroups.ts";
import { StatusMark } from "./StatusMark.tsx";

export interface HazardViewProps {
  readonly hazard: HazardOfProperty;
  /** It is drawn on the map. */
  readonly isShown: boolean;
  readonly onShow: () => void;
  readonly onReport: (report: TechnicalReport) => void;
  /** What is known beyond its status, or that this could not be loaded. */
  readonly beyond?: ReactNode;
}

/** One hazard: its status and eye, and below them all that is said of it (PRO-06). */
export function HazardView({ hazard, isShown, onShow, onReport, beyond }: HazardViewProps) {
  const { display_name: name, status, sentence, reports, heading, description, layer, facts } = hazard;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const eye = isShown ? `Hide ${name} on the map` : `Show ${name} on the map`;
  return (
    <li className="property-hazard">
      <div className="property-hazard-head">
        <h4>
          <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
            {isOpen ? <ChevronDownIcon aria-hidden /> : <ChevronRightIcon aria-hidden />}
            <StatusMark status={status} isAlone />
            <span className="property-hazard-name">{name}</span>
            <span className="property-hazard-status">{exposureStatusWords[status]}</span>
          </button>
        </h4>
        <Button
          aria-label={eye}
          aria-pressed={isShown}
          disabled={layer === undefined}
          icon={isShown ? <EyeOpenIcon /> : <EyeOffIcon />}
          onClick={onShow}
          title={layer === undefined ? "The data in use has no map of it" : eye}
          variant="minimal"
        />
      </div>
      <Collapse isOpen={isOpen} transitionDuration={160}>
        <div id={id} className="property-hazard-body">
          <p>{facts?.sentence ?? sentence}</p>
          {beyond}
          {reports.length > 0 && (
            <section>
              <h5>Technical reports</h5>
              <ul className="property-reports">
                {reports.map((report) => (
                  <li key={report.title}>
                    <span>{report.title}</span>
                    <Button
                      aria-label={`View ${report.title}`}
                      onClick={() => onReport(report)}
                      size="small"
                      text="View"
                      variant="outlined"
                    />
                  </li>
                ))}
              </ul>
            </section>
          )}
          <section>
            <h5>{heading}</h5>
            <Markdown text={description} />
          </section>
        </div>
      </Collapse>
    </li>
  );
}
