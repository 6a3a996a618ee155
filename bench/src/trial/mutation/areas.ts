/** What a score is counted for: whose code is changed, and whose tests have to notice. Paths are from the root; `*` is one name, `**` any path. */
export interface Area {
  readonly sources: readonly string[];
  readonly tests: readonly string[];
}

const store = "packages/store/src";
const bff = "apps/bff/src";
const api = "apps/api/src";

export const areas: Readonly<Record<string, Area>> = {
  engine: {
    sources: ["packages/risk-engine/src/**/*.ts"],
    tests: ["packages/risk-engine/src/**/*.test.ts"],
  },
  auth: {
    sources: [
      `${store}/{accounts,sessions}/*.ts`,
      `${api}/{account,tokens}/*.ts`,
      `${bff}/{principal,session}/*.ts`,
      `${bff}/edge/{requestGuard,securityHeaders}.ts`,
    ],
    tests: [
      `${store}/{accounts,sessions}/*.test.ts`,
      `${api}/{account,tokens}/*.test.ts`,
      `${bff}/{principal,session}/*.test.ts`,
      `${bff}/edge/{requestGuard,securityHeaders}.test.ts`,
    ],
  },
  tenancy: {
    sources: [
      "packages/store/migrations/*.sql",
      `${store}/{scope,clients}/*.ts`,
      `${store}/accounts/memberships.ts`,
      `${api}/http/{admit,recently}.ts`,
      `${api}/client/*.ts`,
      `${bff}/principal/{askAs,clientFlags,requestPrincipal}.ts`,
      `${bff}/edge/hosts.ts`,
    ],
    tests: [
      `${store}/{accounts,areas,clients,scope}/*.test.ts`,
      `${api}/client/*.test.ts`,
      `${api}/http/{access,admit,recently}.test.ts`,
      `${bff}/principal/*.test.ts`,
      `${bff}/edge/hosts.test.ts`,
    ],
  },
};
