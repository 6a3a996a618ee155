/**
 * One step is shown: the one that the address names, else the first. A browser that knows no `:has` shows all of them, one below
 * the other. On a phone the picture is larger than the screen and stands so that the spot is in sight.
 */
export const walkthroughStyles = `
*{box-sizing:border-box}
body{margin:0;background:#f5f7fa;color:#16202c;font:15px/22px system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif}
main{max-width:1180px;margin:0 auto;padding:16px 20px 24px}
h2{font-size:20px;line-height:28px;margin:0}
p{margin:4px 0 0;max-width:70ch}
section:focus{outline:none}
main:has(section:target) section:not(:target),main:not(:has(section:target)) section~section{display:none}
.count{color:#5b6b7c;font-size:13px;line-height:20px;margin:0}
.picture{margin:14px 0 0;border:1px solid #d9e0e8;border-radius:6px;overflow:hidden;background:#fff}
.scene{position:relative}
.scene img{display:block;width:100%;height:auto}
.spot{position:absolute;border:3px solid #2f80ed;border-radius:8px;box-shadow:0 0 0 4px rgba(255,255,255,.85),0 0 0 7px rgba(47,128,237,.35)}
a.spot:hover{background:rgba(47,128,237,.16)}
a.spot:focus-visible{outline:3px solid #16202c;outline-offset:8px}
.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
nav{display:flex;gap:12px;margin:14px 0 0;align-items:center}
nav a{display:inline-block;padding:10px 16px;border-radius:6px;text-decoration:none;border:1px solid #0b2545;color:#0b2545;background:#fff}
nav a.next{background:#0b2545;color:#fff}
nav a:hover{text-decoration:underline}
nav a:focus-visible{outline:2px solid #2f80ed;outline-offset:2px}
.bar{height:4px;background:#d9e0e8;border-radius:2px;margin:12px 0 0;max-width:320px}
.bar i{display:block;height:4px;background:#2f80ed;border-radius:2px}
@media (prefers-reduced-motion:no-preference){
a.spot{animation:call 1.8s ease-in-out infinite}
@keyframes call{50%{box-shadow:0 0 0 4px rgba(255,255,255,.85),0 0 0 13px rgba(47,128,237,.2)}}
}
@media (max-width:640px){
main{padding:12px}
.scene{width:230%;margin-left:clamp(-130%,calc(50% - var(--middle) * 2.3%),0%)}
nav a{flex:1;text-align:center;padding:12px}
}
@media print{main section{display:block!important;break-inside:avoid}nav,.bar{display:none}}
`;
