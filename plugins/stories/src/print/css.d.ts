/** Style sheets are for the bundler; importing one gives nothing. */
declare module "*.css" {}
