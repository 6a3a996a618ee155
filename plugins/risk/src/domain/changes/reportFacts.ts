import { type WireClass, wireClasses } from "@stopbank/contract/wire-classes";
import { type Static, Type } from "typebox";
import { Check } from "typebox/value";

const Count = Type.Integer({ minimum: 0 });

/** What an element layer's figures were at a version of the data: of all hazards of the map together. */
const LayerFacts = Type.Object({
  type: Type.String(),
  name: Type.String(),
  /** Elements. With none assessed, nothing is known of the layer. */
  assessed: Count,
  exposed: Count,
  notAssessed: Count,
  /** Elements in each class, by the classes' names on the wire. */
  classes: Type.Record(Type.String(), Count),
  /** In the report's currency; null where it is not known. */
  annualDollars: Type.Union([Type.Number(), Type.Null()]),
});
export type LayerFacts = Static<typeof LayerFacts>;

/** The figures of a report that the next one is compared with. */
export const ReportFacts = Type.Object({
  /** Of this shape: facts of another are compared with nothing. */
  form: Type.Literal(1),
  /** Of the dataset. */
  version: Type.String(),
  /** When that was published, as ISO 8601; null where it is not known. */
  publishedAt: Type.Union([Type.String(), Type.Null()]),
  currency: Type.Union([Type.String(), Type.Null()]),
  /** The scenarios that it was under, in their order on the map. */
  tags: Type.Array(Type.String()),
  layers: Type.Array(LayerFacts),
});
export type ReportFacts = Static<typeof ReportFacts>;

/** What page one of a scheduled report is given: the figures now, and those of the report before; null for the first. */
const FactsOnPaper = Type.Object({
  before: Type.Union([ReportFacts, Type.Null()]),
  after: ReportFacts,
});
export type FactsOnPaper = Static<typeof FactsOnPaper>;

export const isReportFacts = (value: unknown): value is ReportFacts => Check(ReportFacts, value);
export const isFactsOnPaper = (value: unknown): value is FactsOnPaper => Check(FactsOnPaper, value);

/** The share of what was assessed that is in a class; undefined where nothing was. */
export const shareIn = ({ assessed, classes }: LayerFacts, name: WireClass): number | undefined =>
  assessed === 0 ? undefined : (classes[name] ?? 0) / assessed;

/** Classes from the worst down, as tables have them. */
export const classesFromWorst: readonly WireClass[] = wireClasses.toReversed();
