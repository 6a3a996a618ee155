import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { attributeLookup, construction, height, opened, owner } from "../testing/attributes.ts";
import { AttributeField } from "./AttributeField.tsx";

const shared = { draft: {}, onChange: unheard };
const streets = Array.from({ length: 60 }, (_, at) => `${at + 1} Stopbank Road`);
const texts = { ...shared, information: construction };
const numbers = { ...shared, information: height, lookup: attributeLookup.height };
const dates = { ...shared, information: opened, lookup: attributeLookup.opened };

export default statesOf(AttributeField, {
  numbers,
  "numbers narrowed": { ...numbers, draft: { min: 5, max: 20 } },
  "one number alone": { ...numbers, lookup: [3, 3] },
  "numbers nobody knows": { ...numbers, lookup: undefined },
  "a unit in the label": { ...numbers, information: { ...height, label: "Height (m)" } },
  dates,
  "dates narrowed": { ...dates, draft: { after: "1980-01-01", before: "1990-01-01" } },
  texts: { ...texts, lookup: attributeLookup.construction },
  "texts chosen": {
    ...texts,
    lookup: attributeLookup.construction,
    draft: { values: ["Timber"], null_values: true },
  },
  "many texts": { ...texts, lookup: streets, draft: { values: ["7 Stopbank Road"] } },
  "long text": {
    ...texts,
    information: { ...construction, label: "Construction of the greater part of the building" },
    lookup: ["Reinforced concrete frame with infill of unreinforced masonry, built before the code of 1965"],
  },
  "any text": { ...shared, information: owner, lookup: undefined },
  "any text, given": { ...shared, information: owner, lookup: undefined, draft: { contains: "council" } },
});
