import type { CompiledQuery } from "kysely";

const nameByText = new Map<string, string>();

/**
 * A statement that nearly every request sends, whose text is always the same: a PostgreSQL connection parses and plans it once, under its
 * name. For few: each is kept by every connection, and while servers run no migration may change the type of what it answers.
 */
export function prepared<Row>(name: string, statement: CompiledQuery<Row>): CompiledQuery<Row> {
  nameByText.set(statement.sql, name);
  return statement;
}

/** The name of a statement that is prepared; undefined of any other. */
export const preparedName = (text: string): string | undefined => nameByText.get(text);
