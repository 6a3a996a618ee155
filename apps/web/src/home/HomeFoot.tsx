import { Link } from "wouter";

/** What stands at the end of every page of Home. */
export const HomeFoot = () => (
  <footer className="home-foot sb-small">
    <Link href="/accessibility">Accessibility</Link>
  </footer>
);
