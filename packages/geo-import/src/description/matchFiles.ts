import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { DomainError } from "@stopbank/errors";
import { readNumber } from "@stopbank/geo-read/read-number";

/** A file that fits a pattern, with the parameters its name and folders hold. */
export interface MatchedFile {
  /** Counting from the description's folder, with forward slashes. */
  readonly file: string;
  readonly parameters: Readonly<Record<string, number | string>>;
}

/**
 * Files below a folder that fit a pattern such as `rcp{rcp}/rp{ari}/depth.tif`. A parameter stands for one or more
 * characters of a name, and for the same ones wherever it is repeated.
 *
 * @throws DomainError `import/missing-file` where a folder that the pattern names outright is not there.
 */
export function matchFiles(folder: string, pattern: string): MatchedFile[] {
  let found: MatchedFile[] = [{ file: "", parameters: {} }];
  for (const segment of pattern.split("/")) {
    if (!segment.includes("{")) {
      found = found.map((each) => ({ ...each, file: joined(each.file, segment) }));
      continue;
    }
    const placeholders = namedParts(segment);
    found = found.flatMap(({ file, parameters }) => {
      const within = join(folder, file);
      if (!statSync(within, { throwIfNoEntry: false })?.isDirectory()) {
        if (Object.keys(parameters).length > 0) return [];
        throw new DomainError(
          "not-found",
          "import/missing-file",
          `Scenarios by the pattern ${pattern}: there is no folder ${file}. It counts from the folder of the description.`,
        );
      }
      return readdirSync(within)
        .sort()
        .flatMap((name) => {
          const own = placeholders(name);
          const isSame = Object.entries(own ?? {}).every(
            ([key, value]) => !Object.hasOwn(parameters, key) || parameters[key] === value,
          );
          return own === undefined || !isSame
            ? []
            : [{ file: joined(file, name), parameters: { ...parameters, ...own } }];
        });
    });
  }
  return found.filter(({ file }) => existsSync(join(folder, file)));
}

const joined = (folder: string, name: string) => (folder === "" ? name : `${folder}/${name}`);

/** Reads the parameters in a name; undefined where it does not fit. */
function namedParts(segment: string) {
  const names: string[] = [];
  const source = segment
    .split(/(\{\w+\})/)
    .map((piece) => {
      const name = /^\{(\w+)\}$/.exec(piece)?.[1];
      if (name === undefined) return piece.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
      names.push(name);
      return "([^/]+?)";
    })
    .join("");
  const expression = new RegExp(`^${source}$`);
  return (name: string): Record<string, number | string> | undefined => {
    const found = expression.exec(name);
    return found === null
      ? undefined
      : Object.fromEntries(names.map((each, i) => [each, numberOrText(found[i + 1]!)]));
  };
}

function numberOrText(text: string): number | string {
  const value = readNumber(text);
  return value === undefined || Number.isNaN(value) ? text : value;
}
