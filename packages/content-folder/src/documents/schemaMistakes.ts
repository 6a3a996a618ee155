import { addressPattern, addressWords } from "@stopbank/contract/address";
import { type ContentKind, type ContentKindName, contentKinds } from "@stopbank/contract/content";
import { Errors } from "typebox/value";
import type { Mistake } from "./mistakes.ts";

type Fault = ReturnType<typeof Errors>[number];

/** Why a body is no document of its kind: each fault with its line and what to do about it. */
export function schemaMistakes(
  kind: ContentKindName,
  body: unknown,
  file: string,
  lineOf: (pointer: string) => number,
): readonly Mistake[] {
  const { schema }: ContentKind = contentKinds[kind];
  const faults = Errors(schema, body);
  return withoutOtherBranches(faults, body).flatMap((fault) =>
    toldOf(fault, body).map(({ pointer, problem, remedy }) => ({
      file,
      line: lineOf(pointer),
      problem,
      remedy,
    })),
  );
}

/** Of what may be one of several shapes, the faults of the shape that its `type` names, or else of that with the fewest. */
function withoutOtherBranches(faults: readonly Fault[], body: unknown): readonly Fault[] {
  const chosen = new Map<string, string>();
  for (const [place, ofPlace] of Map.groupBy(faults.filter(isOfBranch), placeOfBranch)) {
    const branches = [...Map.groupBy(ofPlace, branchOf)].toSorted(
      ([, one], [, other]) =>
        Number(deniesType(one)) - Number(deniesType(other)) || one.length - other.length,
    );
    const [best] = branches;
    if (best !== undefined && at(body, place) !== undefined) chosen.set(place, best[0]);
  }
  return faults.filter((fault) => !isOfBranch(fault) || chosen.get(placeOfBranch(fault)) === branchOf(fault));
}

const anyOf = /^(.*?\/anyOf)\/(\d+)/;
const isOfBranch = ({ schemaPath }: Fault) => anyOf.test(schemaPath);
const branchOf = ({ schemaPath }: Fault) => anyOf.exec(schemaPath)?.[2] ?? "";
/** Where in the body the choice is: as many segments as the schema's path names parts before it. */
function placeOfBranch({ schemaPath, instancePath }: Fault): string {
  const before = anyOf.exec(schemaPath)?.[1] ?? "";
  const depth = (before.match(/\/(items|properties\/[^/]+)(?=\/|$)/g) ?? []).length;
  return instancePath
    .split("/")
    .slice(0, depth + 1)
    .join("/");
}
/** Whether what the value says it is (`type`) is not what the branch is for. */
const deniesType = (faults: readonly Fault[]) =>
  faults.some(
    ({ keyword, schemaPath }) => /\/properties\/type$/.test(schemaPath) && /^(const|enum)$/.test(keyword),
  );

interface Told {
  readonly pointer: string;
  readonly problem: string;
  readonly remedy: string;
}

function toldOf(fault: Fault, body: unknown): readonly Told[] {
  const { instancePath: pointer } = fault;
  const name = inWords(pointer);
  const params = fault.params as Readonly<Record<string, unknown>>;
  const told = (problem: string, remedy: string): readonly Told[] => [{ pointer, problem, remedy }];
  switch (fault.keyword) {
    case "boolean":
      return [];
    case "anyOf":
      return told(`${name} is none of what may stand here.`, "See docs/content.md for what may.");
    case "required":
      return (params.requiredProperties as readonly string[]).map((each) => ({
        pointer,
        problem: `${name} has no ${each}.`,
        remedy: `Add ${each}: and what it is.`,
      }));
    case "additionalProperties":
      return (params.additionalProperties as readonly string[]).map((each) => ({
        pointer: `${pointer}/${each.replaceAll("~", "~0").replaceAll("/", "~1")}`,
        problem: `${each} is no field of ${pointer === "" ? "this document" : name}.`,
        remedy: "Remove it, or look for a misspelt name.",
      }));
    case "type":
      return told(
        `${name} is ${kindOf(at(body, pointer))}, and has to be ${typeWords(String(params.type))}.`,
        params.type === "string"
          ? "Put it in quotes, or leave the field out where it is empty."
          : "Write it as such.",
      );
    case "enum":
      return told(
        `${name} is none of the words that it may be.`,
        `Write one of: ${(params.allowedValues as readonly unknown[]).join(", ")}.`,
      );
    case "const":
      return told(`${name} may not be this.`, `Write ${JSON.stringify(params.allowedValue)}.`);
    case "pattern":
      return told(`${name} is not of the form that it has to be.`, patternRemedy(String(params.pattern)));
    case "maxLength":
      return told(`${name} is longer than ${params.limit} characters.`, "Shorten it, or divide it.");
    case "minLength":
      return told(`${name} is empty.`, "Write something, or leave the field out.");
    case "maxItems":
      return told(`${name} has more than ${params.limit} entries.`, "Take some out.");
    case "minItems":
      return told(`${name} has fewer than ${params.limit} entries.`, "Add what is missing.");
    case "uniqueItems":
      return told(`${name} has an entry twice.`, "Leave each there once.");
    case "minimum":
      return told(`${name} is less than ${params.limit}.`, "Look whether two numbers were exchanged.");
    case "maximum":
      return told(`${name} is more than ${params.limit}.`, "Look whether two numbers were exchanged.");
    default:
      return told(`${name} ${fault.message}.`, "Put that right.");
  }
}

/** `chapters[0].steps[2].title`; the document itself where the pointer names the whole. */
const inWords = (pointer: string): string =>
  pointer === ""
    ? "The document"
    : pointer
        .slice(1)
        .split("/")
        .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"))
        .reduce((before, part) => (/^\d+$/.test(part) ? `${before}[${part}]` : `${before}.${part}`))
        .slice(0, 200);

const typeWords = (type: string): string =>
  ({
    string: "a text",
    number: "a number",
    integer: "a whole number",
    boolean: "true or false",
    array: "a list",
    object: "a group of fields",
  })[type] ?? type;

function kindOf(value: unknown): string {
  if (value === null || value === undefined) return "empty";
  if (Array.isArray(value)) return "a list";
  return typeWords(typeof value);
}

const remedies: readonly (readonly [string, string])[] = [
  [addressPattern, addressWords],
  ["^\\d{4}-\\d{2}-\\d{2}$", "Write a date as 2026-03-05."],
  ["^[a-z0-9]([a-z0-9-]", "Use small letters, digits and hyphens."],
  ["^[A-Za-z0-9][A-Za-z0-9_.-]", "Use letters, digits, dots, hyphens and underscores."],
  ["^[0-9a-f]{64}$", "Write the area's 64 hexadecimal digits."],
];

const patternRemedy = (pattern: string): string =>
  remedies.find(([begins]) => pattern.startsWith(begins))?.[1] ?? `It has to match ${pattern}.`;

/** What a pointer names in a value. */
const at = (value: unknown, pointer: string): unknown =>
  pointer
    .split("/")
    .slice(1)
    .reduce<unknown>(
      (within, part) =>
        (within as Readonly<Record<string, unknown>> | undefined | null)?.[
          part.replaceAll("~1", "/").replaceAll("~0", "~")
        ],
      value,
    );
