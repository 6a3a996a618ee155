/** Style sheets are for the bundler; importing one gives nothing. */
declare module "*.css" {}

/** A picture of ours as the address it is served at. */
declare module "*.svg" {
  const address: string;
  export default address;
}
