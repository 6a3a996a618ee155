import { Markdown } from "@stopbank/map-page/text";
import type { Loadable } from "@stopbank/ui/loadable";
import { Loaded } from "@stopbank/ui/states";

export interface MethodsViewProps {
  readonly report: Loadable<{ readonly title: string; readonly body: string }>;
}

/** A methods report as a page to read. */
export function MethodsView({ report }: MethodsViewProps) {
  return (
    <article className="risk-methods">
      <Loaded
        of={report}
        label="Loading the methodology report"
        what="The methodology report could not be loaded"
      >
        {({ title, body }) => (
          <>
            <h1>{title}</h1>
            <Markdown text={body} under={1} />
          </>
        )}
      </Loaded>
    </article>
  );
}
