/** What nobody answers for (EXP-10). */
export const DisclaimerView = () => (
  <section className="paper-box">
    <h3>Disclaimer</h3>
    <p>
      The information in this report is derived from data of various organisations. It is given without any
      warranty, express or implied, of its accuracy, completeness or fitness for a purpose, and nobody who
      supplied it is liable for how it is used. It shows risk over many elements and is no substitute for a
      survey of one of them. It is not to be used to settle legal disputes.
    </p>
  </section>
);
