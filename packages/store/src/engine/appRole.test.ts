import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { onPostgres, type TestDatabase } from "../testing/engines.ts";
import { openPostgres } from "./postgresEngine.ts";

onPostgres("E-01: the login of DATABASE_URL", (open) => {
  let database: TestDatabase;
  const made: string[] = [];
  beforeAll(async () => {
    database = await open();
  });
  afterAll(async () => {
    for (const role of made.toReversed())
      await database.owner.script(`drop owned by ${role}; drop role ${role}`);
    await database.close();
  });

  /** A role of this test's own, removed at its end. */
  const role = async (attributes: string, more: (name: string) => string = () => "") => {
    const name = `stopbank_login_${randomUUID().replaceAll("-", "")}`;
    await database.owner.script(
      `create role ${name} ${attributes} password '${name}'; grant stopbank_app to ${name}; ${more(name)}`,
    );
    made.push(name);
    return name;
  };
  const serve = (username: string) =>
    openPostgres({
      databaseUrl: Object.assign(new URL(String(database.ownerUrl)), { username, password: username }).href,
      onConnectionError: (error) => {
        throw error;
      },
    });

  it("is refused when it is the superuser, though its role is safe", async () => {
    const databaseUrl = String(database.ownerUrl);
    const refused = openPostgres({ databaseUrl, onConnectionError: (error) => console.error(error) });
    await expect(refused).rejects.toMatchObject({
      code: "store/unsafe-login",
      message: expect.stringMatching(/is a superuser.*create role stopbank_servers.*DATABASE_OWNER_URL/),
    });
  });

  it.each([
    ["a superuser", "login superuser", () => "", "is a superuser,"],
    ["exempt from policies", "login bypassrls", () => "", "has BYPASSRLS,"],
    ["a maker of roles", "login createrole", () => "", "may create roles,"],
    [
      "an owner of a table",
      "login",
      (name: string) => `create table t_${name} (); alter table t_${name} owner to ${name}`,
      "it owns t_",
    ],
    [
      "an owner of the schema",
      "login",
      (name: string) => `alter schema public owner to ${name}`,
      "it owns the schema public",
    ],
  ])("is refused when it is %s", async (_what, attributes, more, because) => {
    const name = await role(attributes, more);
    const refused = serve(name);
    await expect(refused).rejects.toMatchObject({
      code: "store/unsafe-login",
      message: expect.stringContaining(because),
    });
    await database.owner.script("alter schema public owner to current_user");
  });

  it("is refused when it may become one of those, though it inherits nothing", async () => {
    const owner = await role(
      "nologin",
      (name) => `create table t_${name} (); alter table t_${name} owner to ${name}`,
    );
    const exempt = await role("nologin bypassrls");
    for (const [through, because] of [
      [owner, "it owns t_"],
      [exempt, `has BYPASSRLS as a member of ${exempt}`],
    ]) {
      const name = await role("login noinherit", (login) => `grant ${through} to ${login}`);
      await expect(serve(name)).rejects.toMatchObject({ message: expect.stringContaining(String(because)) });
    }
  });

  it("serves when it owns nothing and may become the application role alone", async () => {
    const engine = await serve(await role("login noinherit"));
    expect(await engine.db.selectFrom("clients").selectAll().execute()).toEqual([]);
    await engine.close();
  });
});
