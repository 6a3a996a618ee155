import type { SqlConnection } from "../engine/sqlConnection.ts";

export type ReturnedRow = Record<string, unknown>;

export interface Statement {
  readonly sql: string;
  readonly values: readonly unknown[];
}

export interface StatementAttempt {
  readonly rows: ReturnedRow[];
  /** SQLSTATE where it was refused. */
  readonly refused: string | undefined;
  readonly isInsert: boolean;
}

/** Whether it got at anything. */
export const touches = (attempt: StatementAttempt): boolean =>
  attempt.refused === undefined
    ? attempt.isInsert || attempt.rows.length > 0
    : LET_THROUGH.has(attempt.refused);

export const outcomeText = (attempt: StatementAttempt): string =>
  attempt.refused === undefined ? `${attempt.rows.length} rows` : `refused (${attempt.refused})`;

/** 23505: the policies let it through and the row was there already. 23503: and others' rows point to it. */
const LET_THROUGH = new Set(["23505", "23503"]);
/** 42501: a policy or privilege. 23502: a null. */
const EXPECTED_REFUSALS = new Set(["42501", "23502", ...LET_THROUGH]);

/** Runs a statement with these settings, as a scope of the store does, and leaves nothing of it. */
export async function attemptAs(
  app: SqlConnection,
  settings: Readonly<Record<string, string | undefined>>,
  statement: Statement,
): Promise<StatementAttempt> {
  const isInsert = statement.sql.startsWith("insert");
  await app.script("begin");
  try {
    for (const [name, value] of Object.entries(settings))
      if (value !== undefined) await app.rows("select set_config($1, $2, true)", [name, value]);
    return {
      rows: await app.rows<ReturnedRow>(statement.sql, statement.values),
      refused: undefined,
      isInsert,
    };
  } catch (error) {
    const code = sqlState(error);
    if (code === undefined || !EXPECTED_REFUSALS.has(code)) throw error;
    return { rows: [], refused: code, isInsert };
  } finally {
    await app.script("rollback");
  }
}

export const sqlState = (error: unknown): string | undefined =>
  error instanceof Error && "code" in error ? String(error.code) : undefined;
