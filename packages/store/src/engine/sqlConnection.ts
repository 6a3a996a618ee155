/** What migrations and the role check need of either engine, before Kysely and without a client. */
export interface SqlConnection {
  /** Runs a script of any number of statements. */
  script(sql: string): Promise<void>;
  rows<T>(sql: string, parameters?: readonly unknown[]): Promise<T[]>;
}
