import { createServer, type Server } from 'node:http';

const twelve = (item: (at: number) => string) => Array.from({ length: 12 }, (_, at) => item(at));
const links = twelve((at) => `<li><a href="#">Place ${at}</a></li>`).join('');
const boxes = twelve((at) => `<p><label><input type="checkbox"> Value ${at}</label></p>`).join('');
const cards = twelve((at) => `<li><b>Bus ${at}</b> <i>$20,000</i></li>`).join('');

const html = `<!doctype html><html lang="en"><title>Bare</title><meta name="viewport" content="width=device-width">
<style>body{font:16px sans-serif}#overlay[open]>div{position:fixed;inset:60px 0 0;background:#fff}
#track{display:flex;overflow:auto;scroll-snap-type:x mandatory}#track>*{flex:0 0 300px;height:150px}</style>
<form><input id="words" list="none"></form>
<details id="menu"><summary>Menu</summary><ul>${links}</ul></details>
<details id="overlay"><summary>Overlay</summary><div><ul>${links}</ul></div></details>
<div id="track">${twelve((at) => `<p>Slide ${at}</p>`).join('')}</div><button id="slide">Next</button>
<p id="picture">Picture 1</p><button id="turn">Next</button>
<details id="group"><summary>Group</summary>${boxes}</details>
<label><input type="checkbox" id="tick"> Tick</label>
<ul>${cards}</ul>
<button id="save" aria-pressed="false">Save</button><p><a id="next" href="/next">Next</a>
<script>
const on=(id,act)=>document.getElementById(id).addEventListener('click',act)
on('slide',()=>track.scrollBy({left:300,behavior:'smooth'}))
on('turn',()=>picture.textContent='Picture 2')
on('save',()=>save.ariaPressed='true')
if(!document.prerendering){const s=document.createElement('script');s.type='speculationrules';s.text='{"prerender":[{"where":{"href_matches":"/*"},"eagerness":"moderate"}]}';document.head.append(s)}
</script>`;

/**
 * The floor under every figure of what fingers feel: the parts that our pages have, as plain as HTML has
 * them, sent by a bare `node:http` server. Listens on loopback until it is closed.
 */
export function serveBarePage(port: number): Promise<Server> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=UTF-8' });
    response.end(html);
  });
  return new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(server)));
}
