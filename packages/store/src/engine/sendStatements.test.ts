import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { onEachEngine, type TestDatabase } from "../testing/engines.ts";

onEachEngine("statements", (open) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  it("say who asked where one fails, and what the database said", async () => {
    const { shared } = database.store;
    async function divideByNothing(): Promise<void> {
      await sql`select 1 / ${0}::int`.execute(shared);
    }
    const error = await divideByNothing().catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code: "22012", message: "division by zero" });
    expect((error as Error).stack).toContain("divideByNothing");
  });

  it("answer many at once, each with its own", async () => {
    const { shared } = database.store;
    const asked = Array.from({ length: 200 }, (_, number) =>
      sql<{ number: number }>`select ${number}::int as number`.execute(shared),
    );
    const answers = await Promise.all(asked);
    expect(answers.map(({ rows }) => rows[0]?.number)).toEqual(answers.map((_, number) => number));
  });
});
