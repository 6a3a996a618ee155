import "./landing.css";
import "./process.css";
import { BookIcon, CogIcon, DatabaseIcon, EndorsedIcon, FlagIcon, LearningIcon } from "@blueprintjs/icons";

interface Stage {
  readonly icon: typeof FlagIcon;
  readonly title: string;
  readonly words: string;
  /** How much of something, and of what. */
  readonly figures?: readonly (readonly [figure: string, of: string])[];
}

const stages: readonly Stage[] = [
  {
    icon: FlagIcon,
    title: "Project begins",
    words:
      "Your internal contact and the Resilience Navigators meet, agree on objectives and milestones, and name who needs an account.",
  },
  {
    icon: DatabaseIcon,
    title: "Your data",
    words:
      "You share what you hold on buildings, networks and hazards. What is missing or does not fit is listed with you before anything is drawn.",
  },
  {
    icon: CogIcon,
    title: "Set-up and customisation",
    words:
      "Layers, hazards, regions and wording are set up for you. In a workshop you choose what your people see first.",
    figures: [["1 hour", "customisation workshop"]],
  },
  {
    icon: LearningIcon,
    title: "Training",
    words: "Those who know the map best are trained first, then everybody who will use it.",
    figures: [
      ["1 hour", "super-user training"],
      ["2 hours", "organisation training"],
    ],
  },
  {
    icon: BookIcon,
    title: "In use",
    words:
      "Your people use the map in their own work and say what they miss. Data and hazards are brought up to date through the year.",
    figures: [["Quarterly", "updates"]],
  },
  {
    icon: EndorsedIcon,
    title: "Close out",
    words:
      "What was agreed is gone through together, figures and methods are handed over, and you decide how to go on.",
  },
];

/** How a project goes, from its beginning to its end. */
export const ProcessView = () => (
  <div className="home-body">
    <h1>The Process</h1>
    <p className="home-lead">
      How a project goes, and what it asks of your people, from its first meeting to its last.
    </p>
    <ol className="home-stages">
      {stages.map(({ icon: Icon, title, words, figures = [] }, at) => (
        <li key={title}>
          <span aria-hidden="true" className="home-stage-mark">
            <Icon size={20} />
          </span>
          <section aria-label={title} className="sb-card">
            <p className="sb-muted sb-small">
              {at + 1} of {stages.length}
            </p>
            <h2>{title}</h2>
            <p>{words}</p>
            {figures.length > 0 && (
              <ul className="home-figures">
                {figures.map(([figure, of]) => (
                  <li key={of}>
                    <strong>{figure}</strong> {of}
                  </li>
                ))}
              </ul>
            )}
          </section>
        </li>
      ))}
    </ol>
  </div>
);
