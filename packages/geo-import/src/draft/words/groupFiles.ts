import { matchFiles } from "../../description/matchFiles.ts";
import { isIntensityWord } from "./intensity.ts";
import { type GuessedParameter, guessParameter } from "./parameterNames.ts";

/** Files that are scenarios of one hazard. */
export interface FileGroup {
  readonly files: readonly string[];
  /** What their names have in common, such as `depth`. */
  readonly words: readonly string[];
  readonly parameters: readonly (GuessedParameter | WordParameter)[];
  /** By file: what its name and folders hold. */
  readonly values: ReadonlyMap<string, Readonly<Record<string, number | string>>>;
  /** Finds exactly these files; absent for a single file, or where no pattern does. */
  readonly pattern?: string;
}

/** Words that differ in names. */
export interface WordParameter {
  readonly name: string;
  readonly label: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly isSure: boolean;
}

interface Token {
  readonly kind: "number" | "word" | "mark";
  readonly text: string;
}

const tokenPattern = /(?:rcp|ssp)[-_]?\d+(?:[.p]\d+)?|\d+(?:\.\d+)?|[A-Za-z]+|[^A-Za-z\d]+/gi;

function tokensOf(file: string): Token[] {
  const dot = file.lastIndexOf(".");
  const pieces = file.slice(0, dot).match(tokenPattern) ?? [];
  const tokens = pieces.map((text): Token => {
    if (/^\d/.test(text)) return { kind: "number", text };
    return { kind: /^[A-Za-z]/.test(text) ? "word" : "mark", text };
  });
  return [...tokens, { kind: "mark", text: file.slice(dot) }];
}

/** Puts files together whose names and folders differ only in numbers, or also in a word or two. */
export function groupFiles(root: string, files: readonly string[]): FileGroup[] {
  const tokenised = files.map((file) => ({ file, tokens: tokensOf(file) }));
  const shape = (tokens: readonly Token[], keepWords: boolean) =>
    tokens
      .map(({ kind, text }) => (kind === "mark" || (kind === "word" && keepWords) ? text : `<${kind}>`))
      .join("");
  const byShape = (each: typeof tokenised, keepWords: boolean) => [
    ...Map.groupBy(each, ({ tokens }) => shape(tokens, keepWords)).values(),
  ];
  const groups = byShape(tokenised, false).flatMap((alike) =>
    mayDifferInWords(alike.map(({ tokens }) => tokens)) ? [alike] : byShape(alike, true),
  );
  return groups
    .map((group) => describeGroup(root, group))
    .toSorted((a, b) => (a.files[0]! < b.files[0]! ? -1 : 1));
}

/** At most two words differ, another is shared, and none of those that differ names another quantity. */
function mayDifferInWords(names: readonly (readonly Token[])[]): boolean {
  const words = names[0]!.flatMap(({ kind }, at) => (kind === "word" ? [at] : []));
  const varying = words.filter((at) => new Set(names.map((tokens) => tokens[at]!.text)).size > 1);
  return (
    varying.length <= 2 &&
    varying.length < words.length &&
    !varying.some((at) => names.some((tokens) => isIntensityWord(tokens[at]!.text)))
  );
}

function describeGroup(
  root: string,
  group: readonly { file: string; tokens: readonly Token[] }[],
): FileGroup {
  const first = group[0]!.tokens;
  const files = group.map(({ file }) => file);
  const values = new Map<string, Record<string, number | string>>(files.map((file) => [file, {}]));
  const parameters: (GuessedParameter | WordParameter)[] = [];
  const takenNames = new Set<string>();
  const pattern = first.map(({ kind, text }, at) => {
    const texts = [...new Set(group.map(({ tokens }) => tokens[at]!.text))];
    const isKnown = kind === "number" && files.length === 1 && isPeriod(first, at);
    if (texts.length === 1 && !isKnown) return text;
    const parameter =
      kind === "number"
        ? guessParameter(wordBeside(first, at, -1), wordBeside(first, at, 1), texts.map(Number))
        : wordParameter(texts);
    const name = distinctName(parameter.name, takenNames);
    parameters.push({ ...parameter, name });
    for (const { file, tokens } of group)
      values.get(file)![name] = kind === "number" ? Number(tokens[at]!.text) : tokens[at]!.text;
    return `{${name}}`;
  });
  const words = first.flatMap(({ kind, text }, at) =>
    kind === "word" && group.every(({ tokens }) => tokens[at]!.text === text) && !frequencyWord.test(text)
      ? [text]
      : [],
  );
  const found = parameters.length === 0 ? [] : matchFiles(root, pattern.join(""));
  const isExact =
    files.length > 1 &&
    found.length === files.length &&
    found.every(({ file, parameters: own }) =>
      Object.entries(values.get(file) ?? {}).every(([name, value]) => own[name] === value),
    ) &&
    new Set(found.map(({ parameters: own }) => JSON.stringify(own))).size === files.length;
  return { files, words, parameters, values, ...(isExact ? { pattern: pattern.join("") } : {}) };
}

const frequencyWord = /^(rp|ari|aep|yr|yrs|rt|slr)$/i;

/** A single file's number counts where it says what it is. */
const isPeriod = (tokens: readonly Token[], at: number) =>
  /^(rp|ari|aep|yr|yrs)$/i.test(wordBeside(tokens, at, -1)) ||
  /^(yr|yrs|aep|ari)$/i.test(wordBeside(tokens, at, 1));

/** The word next to a token, right beside it or one mark away, within its folder. */
function wordBeside(tokens: readonly Token[], at: number, step: 1 | -1): string {
  const next = tokens[at + step];
  if (next?.kind === "word") return next.text;
  if (next?.kind !== "mark" || next.text.includes("/") || next.text.includes(".")) return "";
  const beyond = tokens[at + step * 2];
  return beyond?.kind === "word" ? beyond.text : "";
}

function wordParameter(texts: readonly string[]): WordParameter {
  const climate = ["rcp", "ssp"].find((word) => texts.every((text) => text.toLowerCase().startsWith(word)));
  const name = climate ?? "scenario";
  return {
    name,
    label: climate === undefined ? "Scenario" : `${climate.toUpperCase()} scenario`,
    labels: Object.fromEntries(
      texts.toSorted().map((text) => [text, climate === undefined ? text : text.toUpperCase()]),
    ),
    isSure: climate !== undefined,
  };
}

function distinctName(wantedName: string, takenNames: Set<string>): string {
  const plain = wantedName.replace(/\W+/g, "_");
  let name = plain;
  for (let i = 2; takenNames.has(name); i++) name = `${plain}${i}`;
  takenNames.add(name);
  return name;
}
