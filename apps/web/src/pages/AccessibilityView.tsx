import { Button } from "@blueprintjs/core";
import { Link } from "wouter";
import "./accessibility.css";

export interface AccessibilityViewProps {
  /** The client's name, for people. */
  readonly organisation: string;
  /** Opens where to say what does not work. */
  readonly onFeedback: () => void;
  /** Where it is said whom to turn to; undefined where that is not said. */
  readonly contactsPath: string | undefined;
}

/** The accessibility statement: what is held to, how that is known, what falls short, and whom to tell. */
export const AccessibilityView = ({ organisation, onFeedback, contactsPath }: AccessibilityViewProps) => (
  <div className="shell-page statement">
    <h1>Accessibility</h1>
    <p className="statement-lead">
      Everybody should be able to see what natural hazards put at risk. Stopbank is made to meet the Web
      Content Accessibility Guidelines (WCAG) 2.2 at level AA, which New Zealand's Web Accessibility Standard
      1.2 asks for.
    </p>

    <h2>What works</h2>
    <ul>
      <li>
        Everything can be done by keyboard alone: logging in, adding and ordering layers, drawing an area,
        choosing elements, and reading and taking home what is found. Focus is always to be seen, and goes
        back to where it came from when a dialog closes.
      </li>
      <li>
        What the map shows can be read without it: "Elements in view" lists what is there, an area can be
        given as coordinates, a place name or a region, and each chart has a switch to its figures as a table.
      </li>
      <li>
        Colour never says anything alone. Damage states carry letters and patterns, and the colours are told
        apart in each of the three colour vision deficiencies.
      </li>
      <li>
        Pages fit a window of 320 pixels, an enlargement to 200%, larger text spacing and forced colours.
      </li>
      <li>Where your device asks for less motion, the map jumps in place of flying.</li>
      <li>
        When a session ends, what you have drawn, moved and written is still there once you have logged in
        again. Messages about faults stay until you close them.
      </li>
    </ul>

    <h2>What falls short</h2>
    <ul>
      <li>
        The picture of the map itself cannot be read by a screen reader, nor its place names. The lists and
        tables beside it say what it shows of elements and hazards, not how the land lies.
      </li>
      <li>
        In a window of 320 pixels, while the panel at the foot is raised, the bar that compares two maps can
        cover a zoom button. The map zooms by the keys + and - as well.
      </li>
      <li>
        In the guide the key / opens the search wherever the focus is, also where speech input types it
        unasked (success criterion 2.1.4). Ctrl and K together do the same, and Escape closes it.
      </li>
      <li>Documents and pictures that {organisation} puts into its own texts are not checked by Stopbank.</li>
      <li>
        Stopbank has not yet been tried by people who use screen readers every day. What they find will be
        mended first.
      </li>
    </ul>

    <h2>How we know</h2>
    <p>
      With every change of the software each screen is checked by axe in each of its states, on a desktop and
      a phone, and its main journeys are gone through in a browser by keyboard alone, at 200% and on a phone,
      those of administration in forced colours too. These checks find many faults and not all of them.
    </p>

    <h2>Tell us</h2>
    <p>
      Does something stand in your way, or do you need what is here in another form? Say so, and{" "}
      {organisation} will answer. An e-mail address is asked for only so that they can.
      {contactsPath !== undefined && (
        <>
          {" "}
          Would you rather call or write to somebody? See the <Link href={contactsPath}>contacts</Link>.
        </>
      )}
    </p>
    <p>
      <Button intent="primary" onClick={onFeedback} text="Submit feedback" />
    </p>
    <p className="sb-muted sb-small">This statement was last looked at on 24 November 2026.</p>
  </div>
);
