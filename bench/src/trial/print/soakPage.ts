/** A report of a dozen sheets with what reports have: a map's worth of WebGL, charts on canvases, a table of 600 rows. */
export const soakPage = `<!doctype html><html lang="en-NZ"><meta charset="utf-8"><title>A report</title>
<style>
  @page { size: A4; margin: 20mm; @bottom-right { content: counter(page) " of " counter(pages); } }
  h2 { break-before: page; } canvas { width: 150mm; height: 80mm; } td { border: 1px solid #999; }
</style>
<h1>A report</h1><canvas id="map"></canvas><h2>Charts</h2><canvas></canvas><canvas></canvas><h2>Elements</h2><table></table>
<script type="module">
  const map = Object.assign(document.querySelector("#map"), { width: 1771, height: 945 });
  const gl = map.getContext("webgl2", { preserveDrawingBuffer: true });
  for (let n = 0; n < 50; n++) {
    gl.enable(gl.SCISSOR_TEST);
    gl.scissor(n * 35, 0, 35, 945);
    gl.clearColor(n / 50, 0.4, 0.6, 1);
    gl.clear(gl.COLOR_BUFFER_BIT);
  }
  for (const chart of document.querySelectorAll("canvas:not([id])")) {
    Object.assign(chart, { width: 567 * devicePixelRatio, height: 302 * devicePixelRatio });
    const context = chart.getContext("2d");
    for (let n = 0; n < 200; n++) context.fillRect(n * 8, 900 - n * 4, 6, n * 4);
  }
  document.querySelector("table").innerHTML = Array.from(
    { length: 600 }, (_, row) => "<tr>" + "<td>Whāngārei " + row + "</td><td>" + row * 1000 + "</td>" + "</tr>",
  ).join("");
  document.documentElement.dataset.print = "ready";
</script>`;
