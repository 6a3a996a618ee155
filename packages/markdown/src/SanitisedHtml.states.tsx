import { statesOf } from "@stopbank/ui/testing/states-of";
import { SanitisedHtml } from "./SanitisedHtml.tsx";

export default statesOf(SanitisedHtml, {
  text: {
    html: '<h2>Using this map</h2><p>It is <strong>no</strong> warning service. <a href="https://example.org/terms">More</a></p>',
  },
  hostile: {
    html: '<p id="root" style="position:fixed" onclick="fail()">Kept<script>fail()</script><img src=x onerror="fail()"></p><a href="javascript:fail()">Words</a>',
  },
  empty: { html: "" },
  "long text": {
    html: `<p>${"What this map shows is modelled, and must not be used to decide about a real place. ".repeat(20)}</p>`,
  },
});
