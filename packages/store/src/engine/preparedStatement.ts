import type { Compilable, CompiledQuery } from "kysely";
import type { Queries } from "./database.ts";

const nameByText = new Map<string, string>();

/**
 * A statement that nearly every request sends: built once, and by a PostgreSQL connection parsed and planned once, under its name. For few:
 * each is kept by every connection, and while servers run no migration may change the type of what it answers.
 *
 * @param build with values of the right kind for all parameters, whose number and order they say.
 * @returns the statement with other values.
 */
export function preparedStatement<Row>(
  name: string,
  build: (queries: Queries) => Compilable<Row>,
): (queries: Queries, values: readonly unknown[]) => CompiledQuery<Row> {
  let built: CompiledQuery<Row> | undefined;
  return (queries, values) => {
    if (built === undefined) {
      built = build(queries).compile();
      nameByText.set(built.sql, name);
    }
    return { ...built, parameters: values };
  };
}

/** The name of a statement that is prepared; undefined of any other. */
export const preparedName = (text: string): string | undefined => nameByText.get(text);
