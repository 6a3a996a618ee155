import type { PropertyStatuses } from "@stopbank/contract/property";
import { DomainError } from "@stopbank/errors";

/** Properties asked about at once: some tenths of a second. */
const mostAtOnce = 250;
/** A long list takes some seconds: data that changes each time is being worked on. */
const mostBeginnings = 3;

/**
 * The statuses of many properties, asked for in parts and all of the same data and settings: where either becomes another meanwhile, all
 * are asked for anew.
 *
 * @param ask the statuses of some.
 * @param progress is told how many have been answered, before each part; throws where nobody wants it any more.
 * @throws DomainError `property/data-changing` where they became others each time; what `ask` throws.
 */
export async function askForAll(
  properties: readonly string[],
  ask: (some: readonly string[]) => Promise<PropertyStatuses>,
  progress: (count: number) => void,
): Promise<PropertyStatuses> {
  for (let beginning = 0; beginning < mostBeginnings; beginning++) {
    const parts: PropertyStatuses[] = [];
    for (let from = 0; from < properties.length; from += mostAtOnce) {
      progress(from);
      parts.push(await ask(properties.slice(from, from + mostAtOnce)));
      if (!isOfOne(parts)) break;
    }
    const [first] = parts;
    if (first !== undefined && isOfOne(parts)) return { ...first, rows: parts.flatMap(({ rows }) => rows) };
  }
  throw new DomainError(
    "unavailable",
    "property/data-changing",
    "The data or the settings changed again and again while the list was checked. Check it once they stay as they are.",
  );
}

const isOfOne = (parts: readonly PropertyStatuses[]): boolean =>
  parts.every((part) => asked(part) === asked(parts[0]!));

const asked = ({ dataset_version, hazards }: PropertyStatuses) => JSON.stringify([dataset_version, hazards]);
