import { Link } from "wouter";

export interface HomeFootProps {
  /** Where it is said whom to turn to; undefined where that is not said. */
  readonly contactsPath: string | undefined;
}

/** What stands at the end of every page of Home. */
export const HomeFoot = ({ contactsPath }: HomeFootProps) => (
  <footer className="home-foot sb-small">
    {contactsPath !== undefined && <Link href={contactsPath}>Contacts</Link>}
    <Link href="/accessibility">Accessibility</Link>
  </footer>
);
