import { Link } from "wouter";

/** In the place of one's own sessions, which have a page of their own. */
export const OwnSessionsView = () => (
  <section aria-label="Sessions" className="admin-sessions">
    <h3>Sessions</h3>
    <p>
      Where you are logged in yourself, and how to end it, is on the page{" "}
      <Link href="/account">Your account</Link>.
    </p>
  </section>
);
