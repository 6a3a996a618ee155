import { ChevronDownIcon } from "@blueprintjs/icons";
import type { WelcomeSidebarContent } from "@stopbank/contract/clients";
import type { Loadable } from "@stopbank/ui/loadable";
import { Loaded, Skeleton } from "@stopbank/ui/states";
import { useId } from "react";

export interface QuestionsViewProps {
  readonly content: Loadable<WelcomeSidebarContent>;
}

/** What people ask first, where the client has written it. */
export const QuestionsView = ({ content }: QuestionsViewProps) => (
  <Loaded of={content} skeleton={<QuestionShapes />} what="The welcome text could not be loaded">
    {({ faq }) => (faq.length > 0 ? <Questions faq={faq} /> : null)}
  </Loaded>
);

function Questions({ faq }: Pick<WelcomeSidebarContent, "faq">) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>Questions people ask first</h2>
      <div className="home-questions">
        {faq.map(({ q, a }) => (
          <details className="sb-card" key={q}>
            <summary>
              {q}
              <ChevronDownIcon aria-hidden />
            </summary>
            <p>{a}</p>
          </details>
        ))}
      </div>
    </section>
  );
}

const QuestionShapes = () => (
  <div className="home-questions">
    <Skeleton height={46} />
    <Skeleton height={46} />
    <Skeleton height={46} />
  </div>
);
